import { networkFault, type Answer, type Send } from "./api-client";
import { orElse } from "./or-else";

export interface FileOnItsWay {
  /** The name of its multipart field. */
  field: string;
  file: File;
  /** Further files of its field. */
  others?: readonly File[];
  /** The other fields of the form. */
  texts?: Record<string, string>;
  /** Bytes sent so far; never more than the file's size. */
  onProgress?: (sent: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends a call with a file by XMLHttpRequest: `fetch` reports no upload progress.
 * Rejects with ApiError 0 when the server was not reached, with the signal's reason when it was aborted.
 */
export function carrying({
  field,
  file,
  others = [],
  texts = {},
  onProgress,
  signal,
}: FileOnItsWay): Send {
  return (url, { token, ifMatch } = {}) =>
    new Promise<Answer>((resolve, reject: (reason: Error) => void) => {
      const stopped = () => reject(new DOMException("The upload was stopped.", "AbortError"));
      if (signal?.aborted) {
        stopped();
        return;
      }
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      signal?.addEventListener("abort", abort, { once: true });
      request.upload.onprogress = ({ loaded, total }) =>
        onProgress?.(
          total === 0 ? 0 : Math.min(file.size, Math.round((loaded / total) * file.size)),
        );
      request.onload = () => resolve(answerOf(request));
      request.onerror = () => reject(networkFault());
      request.onabort = stopped;
      request.onloadend = () => signal?.removeEventListener("abort", abort);
      request.open("POST", url);
      request.setRequestHeader("accept", "application/json");
      if (token) request.setRequestHeader("authorization", `Bearer ${token}`);
      if (ifMatch) request.setRequestHeader("if-match", ifMatch);
      const form = new FormData();
      for (const [name, text] of Object.entries(texts)) form.append(name, text);
      for (const one of [file, ...others]) form.append(field, one, one.name);
      request.send(form);
    });
}

function answerOf(request: XMLHttpRequest): Answer {
  const { status, responseText } = request;
  const headers = { etag: request.getResponseHeader("etag") ?? "" };
  return {
    response: new Response(null, { status, headers }),
    body: orElse(() => JSON.parse(responseText) as unknown, undefined),
  };
}
