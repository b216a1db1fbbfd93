import { isSystemFile, isSystemPath } from "shared-types/photo/system-files";

function readAll(directory: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = directory.createReader();
  const all: FileSystemEntry[] = [];
  return new Promise((resolve) => {
    // A reader returns a hundred entries at a time, and an empty list at the end.
    const next = () =>
      reader.readEntries(
        (entries) => {
          all.push(...entries);
          if (entries.length === 0) resolve(all);
          else next();
        },
        () => resolve(all),
      );
    next();
  });
}

/** A dropped file does not say which folder it was in, as a chosen one does. */
export const withPath = (file: File, path: string): File =>
  Object.defineProperty(file, "webkitRelativePath", { value: path.replace(/^\//, "") });

/** Where a file was chosen or dropped, as far as a browser tells it. */
export const pathOf = ({ webkitRelativePath: path = "", name }: Partial<File>): string =>
  path || (name ?? "");

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File[]>((resolve) =>
    entry.file(
      (file) => resolve([withPath(file, entry.fullPath)]),
      () => resolve([]),
    ),
  );

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) return fileOf(entry as FileSystemFileEntry);
  const files: File[] = [];
  for (const inner of await readAll(entry as FileSystemDirectoryEntry))
    if (!isSystemFile(inner.name) && !isSystemPath(inner.fullPath))
      files.push(...(await filesIn(inner)));
  return files;
}

/** All dropped files, including those in dropped folders, without the system files in these. */
export async function droppedFiles(transfer: DataTransfer): Promise<File[]> {
  // The entries are only available during the event, so get all of them first.
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry());
  const loose = [...transfer.files];
  if (entries.every((entry) => entry === null)) return loose;
  const found = await Promise.all(
    entries.map((entry) => (entry ? filesIn(entry) : Promise.resolve([]))),
  );
  return found.flat();
}

/** The files of a chosen folder, without system files. */
export function chosenFiles(list: FileList | null): File[] {
  return [...(list ?? [])].filter(
    ({ name, webkitRelativePath: path }) =>
      // Not the folder that was chosen itself.
      !isSystemFile(name) && !isSystemPath(path) && !path.split("/").slice(1).some(isSystemFile),
  );
}
