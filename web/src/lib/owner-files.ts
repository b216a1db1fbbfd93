import { readBody, sendForFile } from "./api-client";
import { fileNameOf, type NamedFile } from "./download";
import { createOwnerSend, theDesk } from "./owner-send";

/** The file that an owner's call answers with; `name` where the answer gives none. @throws ApiError */
export async function ownerFile(path: string, name: string): Promise<NamedFile> {
  const { session, apiBase } = theDesk();
  const answer = await createOwnerSend(session, sendForFile)(`${apiBase}/${path}`);
  const content = readBody<Blob>(answer);
  return { name: fileNameOf(answer.response.headers.get("content-disposition")) ?? name, content };
}
