import type { CallLine } from "shared-types/calls";
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
export async function ownerFile<Line extends CallLine>(
  line: Line,
  name: string,
  ...asking: Asking<Line>
): Promise<NamedFile> {
  const answer = await call(panelServer(sendForFile), line, ...asking);
  const content = readBody<Blob>(answer);
  return { name: fileNameOf(answer.response.headers.get("content-disposition")) ?? name, content };
}
