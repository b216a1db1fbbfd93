import { basename, extname } from "node:path";
import { nameMessages } from "shared-types/name/codes";
import type { NameBookReport } from "shared-types/name/answers";
import { CsvError } from "../csv/parse";
import { addBook, countBook, removeBook } from "./add-book";
import { genusKinds } from "./genus-kinds";
import { readBook } from "./read-book";
import { openNames } from "./store";

/** What the worker is to do with the books in the database `names`. */
export type Order = { names: string } & (
  | { task: "count" | "add"; file: string; fileName: string }
  | { task: "remove"; id: number }
);

/** What it tells the server: how far it is, and at last one of the others. */
export type News =
  | { read: number }
  | { report: NameBookReport }
  | { removed: true }
  | { problem: string };

const tell = (news: News) => process.send?.(news);

async function work(order: Order): Promise<News> {
  const names = openNames(order.names);
  try {
    if (order.task === "remove") {
      removeBook(names, order.id);
      return { removed: true };
    }
    const { format, names: linesOf } = await readBook(order.file);
    const onRead = (read: number) => void tell({ read });
    const file = basename(order.fileName, extname(order.fileName));
    const head = {
      title: format.isOwn ? file : format.title,
      source: order.fileName,
      license: format.license,
    };
    const lines = linesOf(genusKinds(names, head.title));
    const counts =
      order.task === "add"
        ? await addBook(names, head, lines, onRead)
        : await countBook(lines, onRead);
    return { report: { format: format.title, ...counts } };
  } finally {
    names.close();
  }
}

process.once("message", (order: Order) => {
  work(order)
    .catch((error: unknown): News => {
      if (error instanceof CsvError) return { problem: error.message };
      console.error(error);
      return { problem: nameMessages.failed };
    })
    .then((news) => process.send?.(news, undefined, {}, () => process.disconnect()))
    .catch((error: unknown) => console.error(error));
});
