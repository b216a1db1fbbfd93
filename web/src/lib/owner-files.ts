import type { Call } from "shared-types/kit/call";
import { readBody } from "./api-client";
import { sendForFile } from "./send-for-file";
import { call, type Asking } from "./call";
import { fileNameOf, type NamedFile } from "./download";
import { panelServer } from "./owner-send";

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
