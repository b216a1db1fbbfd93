import { hiddenElsewhere, importMessages } from "shared-types/photo/import-messages";
import { isIcloudList, isOfNoPhoto, readPhotoLists } from "shared-types/photo/photo-lists";
import { isSidecar } from "shared-types/photo/sidecar";
import { uploadMaxBytes } from "shared-types/photo/import";
import { mayBePhoto } from "./assess-file";
import { pathOf, withPath } from "./dropped-files";
import { withSidecars } from "./with-sidecars";

interface Listed {
  files: File[];
  /** JSON and lists that need not be sent, and why. */
  refusals: Map<File, string>;
}

/**
 * Reads the lists of photos among chosen files, those of Instagram, Facebook and iCloud: each photo gets a file of its own
 * that tells of it. What tells of no photo stays in the browser.
 */
export async function withLists(files: readonly File[]): Promise<Listed> {
  const lone = withSidecars(files).map(({ file }) => file);
  const candidates = lone.filter(
    ({ name, size }) => size <= uploadMaxBytes && (/\.json$/i.test(name) || isIcloudList(name)),
  );
  const photos = files.filter((file) => !isSidecar(file.name) && mayBePhoto(file));
  const lists = await Promise.all(
    candidates.map(async (file) => ({
      file,
      path: pathOf(file),
      text: await file.text().catch(() => ""),
    })),
  );
  const { sidecars, counts } = readPhotoLists(lists, photos.map(pathOf));
  const refusals: Listed["refusals"] = new Map();
  const read = new Set<File>();
  for (const { file, path, text } of lists) {
    const { here = 0, all = 0, hiddenElsewhere: hidden = [] } = counts.get(path) ?? {};
    if (here > 0) read.add(file);
    else if (hidden.length > 0) refusals.set(file, hiddenElsewhere(hidden));
    else if (all > 0) refusals.set(file, importMessages.lone);
    else if (text !== "" && isOfNoPhoto(text, all)) refusals.set(file, importMessages.ofNoPhoto);
  }
  const told = [...sidecars].map(([photo, text]) => {
    const path = `${photo}.json`;
    return withPath(new File([text], path.split("/").at(-1) ?? ""), path);
  });
  return { files: [...files.filter((file) => !read.has(file)), ...told], refusals };
}
