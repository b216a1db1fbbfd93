import type { Database } from "better-sqlite3";
import { nameLimits, starterBook } from "shared-types/name/codes";
import type { NameBookReport } from "shared-types/name/answers";
import type { SpeciesKind } from "shared-types/species/codes";
import { endsOfAll, joinedOf } from "shared-types/name/spelling";
import { nameLine, type NameLine } from "./formats/format";
import type { ReadName } from "./read-book";
import { idsOf, type NameRank } from "./store";

/** What was read of a book. */
type BookCounts = Omit<NameBookReport, "format">;

interface BookHead {
  title: string;
  source: string;
  license: string;
  /** Of the starter list: of which files it was made. */
  digest?: string;
}

/** An old name whose accepted one no line of the file has by its id. */
interface Open extends Pick<NameLine, "kind" | "family" | "order" | "classTax" | "acceptedId"> {
  id: number;
  line: string;
  acceptedName: string;
}

/** Lines between two reports. */
const step = 5000;

const isText = (text: string) => text.length <= 500;

/** Counts ids on within each rank. */
function createIds(names: Database) {
  const last = names.prepare<[number, number], { id: number | null }>(
    "select max(id) as id from name where id between ? and ?",
  );
  const next = new Map<string, number>();
  return (kind: SpeciesKind, rank: NameRank): number => {
    const key = `${kind} ${rank}`;
    const [from, to] = idsOf(kind, rank);
    const id = next.get(key) ?? (last.get(from, to)?.id ?? from - 1) + 1;
    next.set(key, id + 1);
    return id;
  };
}

/** Adds names of one book to a database in which a transaction is open. */
function createWriter(names: Database, book: number) {
  const idFor = createIds(names);
  names.exec(`create temp table if not exists line (id text primary key, name integer) without rowid;
    create temp table if not exists leads (name integer primary key, line text, accepted text, acceptedName text);
    delete from line; delete from leads;`);
  const insert = names.prepare(
    `insert or ignore into name values (@id, @book, @kind, @old, @nameScientific, @joined, @nameCommon, @names, @family,
      @order, @classTax, @type, @native, @keystone, @keystoneSource, @accepted, @ends)`,
  );
  const remember = names.prepare("insert or ignore into line values (?, ?)");
  const lead = names.prepare("insert into leads values (?, ?, ?, ?)");
  const today = names
    .prepare<[string, SpeciesKind, number], number>(
      "select id from name where joined = ? and kind = ? and old = 0 and book = ?",
    )
    .pluck();

  /** Its id; 0 if the book has it already. */
  function add(name: NameLine, nameScientific: string, accepted: number | null): number {
    const isOld = accepted !== null;
    const common = name.nameCommon === "" ? "scientific" : "common";
    const rank = isOld ? "old" : book === starterBook ? "starter" : common;
    const id = idFor(name.kind, rank);
    const about = isOld
      ? { nameCommon: "", names: "" }
      : { nameCommon: name.nameCommon, names: name.names.join("|") };
    const ends = endsOfAll([nameScientific, about.nameCommon, ...(isOld ? [] : name.names)]);
    const [joined = ""] = ends.split(/[ |]/, 1);
    const row = { ...name, ...about, id, book, old: Number(isOld), nameScientific, accepted };
    return insert.run({ ...row, joined, ends }).changes === 0 ? 0 : id;
  }
  return {
    /** Adds a line's names; tells how many there are of either sort, and how many stood there before. */
    add(line: number, name: NameLine): { names: number; synonyms: number; repeated: number } {
      const isOld = name.acceptedId !== "";
      const id = add(name, name.nameScientific, isOld ? 0 : null);
      if (id === 0) return { names: 0, synonyms: 0, repeated: 1 };
      if (name.id !== "") remember.run(name.id, id);
      if (isOld) {
        lead.run(id, String(line), name.acceptedId, name.accepted);
        return { names: 0, synonyms: 1, repeated: 0 };
      }
      const old = name.synonyms.map((synonym) => add(name, synonym, id));
      const repeated = old.filter((one) => one === 0).length;
      return { names: 1, synonyms: old.length - repeated, repeated };
    },
    /**
     * Leads old names to those of today, wherever these stand in the file, and adds those that only lines of old names tell; answers how
     * many it added, and the lines of those that lead nowhere.
     */
    settle(): { added: number; lost: { line: number; acceptedId: string }[] } {
      names.exec(`update name set accepted = (select line.name from leads join line on line.id = leads.accepted
        where leads.name = name.id) where id in (select name from leads)`);
      const open = names.prepare<[], Open>(
        `select leads.line, leads.accepted as acceptedId, leads.acceptedName, name.id, name.kind, name.family, name."order", name.classTax
          from leads join name on name.id = leads.name where name.accepted is null`,
      );
      const remove = names.prepare("delete from name where id = ?");
      const link = names.prepare("update name set accepted = ? where id = ?");
      const lost = [];
      let added = 0;
      for (const { id, line, acceptedId, acceptedName, ...known } of open.all()) {
        if (acceptedName === "") {
          remove.run(id);
          lost.push({ line: Number(line), acceptedId });
          continue;
        }
        const there = today.get(joinedOf(acceptedName), known.kind, book);
        const leadsTo =
          there ?? add(nameLine({ ...known, nameScientific: acceptedName }), acceptedName, null);
        link.run(leadsTo, id);
        if (there === undefined) added += 1;
      }
      return { added, lost };
    },
    index: () =>
      names
        .prepare(
          "insert into spelling (rowid, ends) select id, ends from name where book = ? order by id",
        )
        .run(book),
  };
}

/** Counts what is read, and refuses lines. */
function createCounts() {
  const counts: BookCounts = {
    read: 0,
    names: 0,
    synonyms: 0,
    repeated: 0,
    refusedCount: 0,
    refused: [],
  };
  const refuse = (line: number, reason: string) => {
    counts.refusedCount += 1;
    if (counts.refused.length < nameLimits.refused) counts.refused.push({ line, reason });
  };
  /** The name of a line; null if it has none that can be taken. */
  const take = (read: ReadName): NameLine | null => {
    counts.read += 1;
    if ("refused" in read) refuse(read.line, read.refused);
    else if (isText(read.name.nameScientific)) return read.name;
    else refuse(read.line, "The scientific name is longer than 500 letters.");
    return null;
  };
  return { counts, refuse, take };
}

/**
 * Counts what a book has, and adds nothing; what it has twice, old names that lead nowhere, and names of today that only lines of old ones
 * tell, show when it is added.
 */
export async function countBook(
  lines: AsyncIterable<ReadName>,
  onRead: (read: number) => void,
): Promise<BookCounts> {
  const { counts, take } = createCounts();
  for await (const read of lines) {
    const name = take(read);
    if (counts.read % step === 0) onRead(counts.read);
    if (!name) continue;
    if (name.acceptedId !== "") counts.synonyms += 1;
    else {
      counts.names += 1;
      counts.synonyms += name.synonyms.length;
    }
  }
  return counts;
}

/** Its id; the first is the starter list's, whether it is there or not. */
function bookId(names: Database, { digest }: BookHead): number {
  if (digest !== undefined) return starterBook;
  const free = names.prepare<[], { id: number }>(
    `select max(${starterBook}, coalesce(max(id), 0)) + 1 as id from book`,
  );
  return free.get()?.id ?? starterBook + 1;
}

/**
 * Adds a book in place of one with the same title, or nothing: in one transaction, so that whoever looks meanwhile finds
 * what there was before.
 * @param onRead Is told the number of lines read so far.
 */
export async function addBook(
  names: Database,
  head: BookHead,
  lines: AsyncIterable<ReadName>,
  onRead: (read: number) => void = () => undefined,
): Promise<BookCounts> {
  const { counts, refuse, take } = createCounts();
  names.exec("begin immediate");
  try {
    const before = names
      .prepare<[string], { id: number }>("select id from book where title = ?")
      .all(head.title);
    for (const { id } of before) deleteBook(names, id);
    const id = bookId(names, head);
    const added = new Date().toISOString();
    names
      .prepare(
        "insert into book (id, title, source, license, digest, added) values (?, ?, ?, ?, ?, ?)",
      )
      .run(id, head.title, head.source, head.license, head.digest ?? "", added);
    const writer = createWriter(names, id);
    for await (const read of lines) {
      const name = take(read);
      if (counts.read % step === 0) onRead(counts.read);
      if (!name) continue;
      const got = writer.add(read.line, name);
      counts.names += got.names;
      counts.synonyms += got.synonyms;
      counts.repeated += got.repeated;
    }
    const { added: told, lost } = writer.settle();
    counts.names += told;
    for (const { line, acceptedId } of lost) {
      counts.synonyms -= 1;
      refuse(line, `It leads to ${acceptedId}, which is not in this file.`);
    }
    counts.refused.sort((a, b) => a.line - b.line);
    writer.index();
    names
      .prepare("update book set names = ?, synonyms = ? where id = ?")
      .run(counts.names, counts.synonyms, id);
    names.exec("commit");
    return counts;
  } catch (error) {
    names.exec("rollback");
    throw error;
  }
}

function deleteBook(names: Database, id: number): void {
  names.prepare("delete from spelling where rowid in (select id from name where book = ?)").run(id);
  names.prepare("delete from name where book = ?").run(id);
  names.prepare("delete from book where id = ?").run(id);
}

/** Removes a book with all of its names. */
export const removeBook = (names: Database, id: number): void =>
  names.transaction(deleteBook)(names, id);
