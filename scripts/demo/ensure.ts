import type { Site } from "./site";

/** The record that matches `key`, made from `data` if there is none: loading twice changes nothing. */
export async function ensure(
  site: Site,
  uid: string,
  key: Record<string, unknown>,
  data: Record<string, unknown> = {},
): Promise<string> {
  const documents = site.documents(uid);
  const found = await documents.findFirst({ filters: key });
  return (found ?? (await documents.create({ data: { ...key, ...data } }))).documentId;
}
