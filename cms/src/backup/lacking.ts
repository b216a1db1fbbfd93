import { openContent } from "./database/content";
import type { Manifest } from "./manifest";

/** A list of thousands would say no more. */
const namedMax = 100;

/** Which public files the photos of a backup speak of and it does not hold; `there` are those it does. */
export async function lackingFiles(
  folder: string,
  there: ReadonlySet<string>,
): Promise<Manifest["lacking"]> {
  const content = await openContent(folder);
  const photos = content.tables.find(({ name }) => name === "photos");
  const lacking = { count: 0, first: [] as string[] };
  if (!photos) return lacking;
  const place = (column: string) => photos.columns.findIndex(({ name }) => name === column);
  const [name, deleted] = [place("file_name"), place("date_deleted")];
  for await (const row of content.rows(photos)) {
    const path = `images/_full/${row[name] ?? ""}`;
    // What is in the bin lies elsewhere.
    if ((row[deleted] ?? null) !== null || there.has(path)) continue;
    lacking.count += 1;
    if (lacking.first.length < namedMax) lacking.first.push(path);
  }
  return lacking;
}
