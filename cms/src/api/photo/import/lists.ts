import { readFile, rm, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { isIcloudList, readPhotoLists } from "shared-types/photo/photo-lists";
import { hiddenElsewhere } from "shared-types/photo/import-messages";
import { isSidecar } from "shared-types/photo/sidecar";
import { withSidecars } from "./beside";

/**
 * Takes the lists of photos in the inbox apart, those of Instagram, Facebook and iCloud: each photo gets a file of its own
 * beside it, as uploads have it from the browser. A list goes last, so that after a crash it is taken apart again.
 * @param growing photos that are still being copied
 * @returns the waiting files now; `hiding`: the lists that say of photos which are not here that they were hidden, and what is said of that
 */
export async function takeListsApart(
  files: readonly string[],
  growing: readonly string[],
): Promise<{ files: string[]; hiding: { path: string; reason: string }[] }> {
  const lone = withSidecars(files, []).lone.map(({ file }) => file);
  const candidates = [
    ...lone.filter((file) => file.toLowerCase().endsWith(".json")),
    ...files.filter((file) => isIcloudList(basename(file))),
  ];
  const lists = await Promise.all(
    candidates.map(async (path) => ({ path, text: await readFile(path, "utf8").catch(() => "") })),
  );
  const photos = [...files, ...growing].filter((file) => !isSidecar(file));
  const { sidecars, counts } = readPhotoLists(lists, photos);
  const told = [...sidecars].map(([photo, text]) => ({ path: `${photo}.json`, text }));
  for (const { path, text } of told) await writeFile(path, text, { flush: true });
  const read = new Set(candidates.filter((path) => (counts.get(path)?.here ?? 0) > 0));
  for (const path of read) await rm(path, { force: true });
  const hiding = candidates.flatMap((path) => {
    const hidden = counts.get(path)?.hiddenElsewhere ?? [];
    return hidden.length > 0 ? [{ path, reason: hiddenElsewhere(hidden) }] : [];
  });
  const gone = new Set([...read, ...hiding.map(({ path }) => path)]);
  const left = new Set([
    ...files.filter((file) => !gone.has(file)),
    ...told.map(({ path }) => path),
  ]);
  return { files: [...left], hiding };
}
