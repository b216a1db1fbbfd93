import type { Call } from "shared-types/kit/call";
import { readBody, readJson, sending } from "./api-client";
import { call, type Asking } from "./call";
import { fileNameOf, type NamedFile } from "./download";
import { panelServer } from "./owner-send";

/** Sends a call that answers with a file: the body of a good answer is a Blob. */
const sendForFile = sending({
  accept: "*/*",
  read: (response) => (response.ok ? response.blob().catch(() => undefined) : readJson(response)),
});

/** The file from an owner's call; `name` if the answer has none. @throws ApiError */
export async function ownerFile<C extends Call>(
  what: C,
  name: string,
  ...asking: Asking<C>
): Promise<NamedFile> {
  const answer = await call(panelServer(sendForFile), what, ...asking);
  const content = readBody<Blob>(answer);
  return { name: fileNameOf(answer.response.headers.get("content-disposition")) ?? name, content };
}
