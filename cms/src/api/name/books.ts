import { readdir, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Database } from "better-sqlite3";
import { starterBook } from "shared-types/name/codes";
import type { NameBook } from "shared-types/name/answers";
import { addBook } from "./add-book";
import { namesFile, starterFiles } from "./files";
import { createFinder } from "./find-names";
import { readBook, type ReadName } from "./read-book";
import { openNames } from "./store";

let opened: { names: Database; finder: ReturnType<typeof createFinder> } | null = null;

function open() {
  if (opened) return opened;
  const names = openNames(namesFile());
  return (opened = { names, finder: createFinder(names) });
}

/** Finds names in all books. */
export const bookFinder = () => open().finder;

/** The books, the starter list first. */
export const listBooks = (): NameBook[] =>
  open()
    .names.prepare<[], NameBook>(
      "select id, title, source, license, names, synonyms, added from book order by id",
    )
    .all();

async function* namesIn(files: string[]): AsyncGenerator<ReadName, void> {
  for (const file of files) yield* (await readBook(file)).names();
}

/** Files that were being read when the server was last killed. */
async function removeLeftovers(): Promise<void> {
  const file = namesFile();
  for (const name of await readdir(dirname(file)))
    if (name.startsWith(`${basename(file)}-`) && !/-(?:wal|shm)$/.test(name))
      await rm(join(dirname(file), name), { recursive: true, force: true });
}

/** Makes sure that the starter list of this version is among the books. */
export async function startBooks(): Promise<void> {
  await removeLeftovers();
  const { names } = open();
  const { files, digest } = starterFiles();
  const known = names
    .prepare<[number], { digest: string }>("select digest from book where id = ?")
    .get(starterBook);
  if (known?.digest === digest) return;
  const head = {
    title: "Starter list",
    source: "Backyard Habitat",
    license: "GPL-3.0-or-later",
    digest,
  };
  await addBook(names, head, namesIn(files));
}

export function stopBooks(): void {
  opened?.names.close();
  opened = null;
}
