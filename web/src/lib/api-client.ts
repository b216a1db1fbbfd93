import type { ErrorBody } from "shared-types/kit/errors";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { ApiError, faultWords, type Fault } from "./errors";

/** What the server knows a save by (docs/product.md 5.2). */
export interface SaveAs {
  /** The ETag of the record that is saved. */
  ifMatch?: string;
  /** The same when it is sent again, because its answer was lost. */
  idempotencyKey?: string;
}

/** One call: method, body as JSON, and the headers an owner's call has. */
export interface Ask extends SaveAs {
  method?: string;
  body?: unknown;
  /** The owner's access token. */
  token?: string;
}

/** What a call answered; a body that is not JSON is `undefined`. */
export interface Answer {
  response: Response;
  body: unknown;
}

/** How calls are sent; the panel's adds the owner's token. */
export type Send = (url: string, ask?: Ask) => Promise<Answer>;

/** The server was not reached. */
export const networkFault = () => new ApiError(0, "network", faultWords.network);

/** Whether a proxy or firewall has refused a call: the site itself refuses in JSON. */
export const isBlocked = ({ response: { status }, body }: Answer) =>
  body === undefined && status >= 400 && status < 500 && status !== 404;

function faultOf(answer: Answer): ApiError {
  const { status } = answer.response;
  if (isBlocked(answer))
    return new ApiError(status, "blocked", `${faultWords.blocked} It answered ${status}.`);
  const error = (answer.body as Partial<ErrorBody> | null | undefined)?.error;
  const code: Fault = error?.code ?? (status === 404 ? "notFound" : "internal");
  return new ApiError(status, code, error?.message ?? `The server answered ${status}.`);
}

export const readJson = (response: Response): Promise<unknown> =>
  response.json().catch(() => undefined);

interface Reading {
  accept: string;
  read: (response: Response) => Promise<unknown>;
}

/** @returns how calls are sent whose answers are read in a way */
export const sending =
  ({ accept, read }: Reading): Send =>
  async (url, { method = "GET", body, token, ifMatch, idempotencyKey } = {}) => {
    let response: Response;
    try {
      response = await fetch(url, {
        method,
        credentials: "same-origin",
        headers: {
          accept,
          ...(body !== undefined && { "content-type": "application/json; charset=utf-8" }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(ifMatch && { "if-match": ifMatch }),
          ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
    } catch {
      throw networkFault();
    }
    return { response, body: await read(response) };
  };

/**
 * Sends a call as it is.
 * @throws ApiError when the server was not reached.
 */
export const send = sending({ accept: "application/json", read: readJson });

/** The body of a successful answer. @throws ApiError otherwise */
export function readBody<T>(answer: Answer): T {
  const { response, body } = answer;
  if (!response.ok) throw faultOf(answer);
  if (body === undefined) throw new ApiError(response.status, "unreadable", "An empty answer.");
  return body as T;
}

/** The broken rules that a saving call answered, empty when done; also when the status is not 200 (docs/product.md 5.1). */
export function readErrors(answer: Answer): ValidationErrors {
  if (Array.isArray(answer.body)) return answer.body as ValidationErrors;
  throw faultOf(answer);
}
