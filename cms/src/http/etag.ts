import { createHash } from "node:crypto";

/** The ETag of a record's draft: it changes with every field its form can save, and with nothing else. */
export function etagOf(draft: object): string {
  const hash = createHash("sha256").update(JSON.stringify(draft)).digest("base64url");
  return `"${hash.slice(0, 22)}"`;
}

/** Whether `If-Match` allows a save; without the header every save is allowed (docs/product.md 5.2). */
export function allowsSave(ifMatch: string, etag: string): boolean {
  if (ifMatch === "" || ifMatch.trim() === "*") return true;
  return ifMatch.split(",").some((tag) => tag.trim() === etag);
}
