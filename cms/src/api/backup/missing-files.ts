import { openContent } from "./database/content";
import type { Manifest } from "./manifest";

/** A list of thousands would not be more useful. */
const namedMax = 100;

/** The public files that a backup's photos refer to but it does not contain; `there` are those it does. */
export async function findMissingFiles(
  folder: string,
  there: ReadonlySet<string>,
): Promise<Manifest["lacking"]> {
  const content = await openContent(folder);
  const photos = content.tables.find(({ name }) => name === "photos");
  const lacking = { count: 0, first: [] as string[] };
  if (!photos) return lacking;
  const indexOf = (column: string) => photos.columns.findIndex(({ name }) => name === column);
  const [name, deleted] = [indexOf("file_name"), indexOf("date_deleted")];
  for await (const row of content.rows(photos)) {
    const path = `images/_full/${row[name] ?? ""}`;
    // Files in the bin are elsewhere.
    if ((row[deleted] ?? null) !== null || there.has(path)) continue;
    lacking.count += 1;
    if (lacking.first.length < namedMax) lacking.first.push(path);
  }
  return lacking;
}
