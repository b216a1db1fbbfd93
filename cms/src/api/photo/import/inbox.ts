import { link, mkdir, readdir, rename, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join, parse, relative, sep } from "node:path";
import { isKeptUp, isSystemFile, isSystemPath } from "shared-types/photo/system-files";
import { folders } from "../files/folders";
import { inboxName } from "./inbox-name";

const isTemporary = (name: string) => isSystemFile(name) || name.endsWith(".part");
const isRejected = (folder: string) => folder === folders.rejected;

/** The files below a folder, in order, those that wait for an import or all that a copy may bring; links are not followed. */
async function filesBelow(folder: string, isAll = false): Promise<string[]> {
  const files: string[] = [];
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (isRejected(path) || isKeptUp(entry.name)) continue;
    const isPassedOver = isTemporary(entry.name) || isSystemPath(relative(folders.inbox, path));
    if (isPassedOver && !isAll) continue;
    if (entry.isDirectory()) files.push(...(await filesBelow(path, isAll)));
    else if (entry.isFile()) files.push(path);
  }
  return files;
}

/** The paths of the files waiting for an import. */
export function waitingFiles(): Promise<string[]> {
  return filesBelow(folders.inbox);
}

/** The paths of all files that a copy may bring into the inbox, also of those that a program copies under another name first. */
export const allFiles = (): Promise<string[]> => filesBelow(folders.inbox, true);

/** Removes a folder and those above it while they are empty, up to the inbox itself. */
async function removeEmpty(folder: string): Promise<void> {
  const inside = relative(folders.inbox, folder);
  if (inside === "" || inside.startsWith("..")) return;
  const gone = await rmdir(folder).then(
    () => true,
    () => false,
  );
  if (gone) await removeEmpty(dirname(folder));
}

/** Removes an imported file, and its folder if that is empty now. */
export async function removeFromInbox(file: string): Promise<void> {
  await rm(file, { force: true });
  if (file.startsWith(`${folders.inbox}${sep}`)) await removeEmpty(dirname(file));
}

/** Whether two paths are names of one file on the disk. */
function isOneFile(path: string, other: string): Promise<boolean> {
  return Promise.all([stat(path), stat(other)]).then(
    ([a, b]) => a.ino === b.ino && a.dev === b.dev,
    () => false,
  );
}

/** Moves a file to the rejected ones without replacing any. */
export async function moveToRejected(file: string): Promise<void> {
  await mkdir(folders.rejected, { recursive: true });
  const { name, ext } = parse(inboxName(file));
  for (let n = 1; ; n += 1) {
    const to = join(folders.rejected, n === 1 ? `${name}${ext}` : `${name}-${n}${ext}`);
    try {
      await link(file, to);
    } catch (error) {
      const { code } = error as { code?: string };
      if (code === "ENOENT") return;
      // After a kill between link and unlink, the file is there already.
      if (code === "EEXIST" && !(await isOneFile(file, to))) continue;
      // A file system without links.
      if (code !== "EEXIST") await rename(file, to);
    }
    await removeFromInbox(file);
    return;
  }
}

/** Removes empty folders of the inbox. */
export async function removeEmptyFolders(folder: string = folders.inbox): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const path = join(folder, entry.name);
    if (!entry.isDirectory() || isTemporary(entry.name) || isRejected(path)) continue;
    await removeEmptyFolders(path);
    await rmdir(path).catch(() => undefined);
  }
}
