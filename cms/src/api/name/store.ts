import Database from "better-sqlite3";
import { speciesKinds, type SpeciesKind } from "shared-types/species/codes";

/** Changes with the schema. */
const version = 1;

const schema = `
  create table if not exists book (id integer primary key, title text, source text, license text, added text,
    names integer, synonyms integer, digest text);
  create table if not exists name (id integer primary key, book integer, kind text, old integer, nameScientific text,
    joined text, nameCommon text, names text, family text, "order" text, classTax text, type text, native text,
    keystone integer, keystoneSource text, accepted integer, ends text);
  create unique index if not exists name_once on name (joined, kind, old, book);
  create index if not exists name_accepted on name (accepted) where accepted > 0;
  create virtual table if not exists spelling using fts5 (ends, content='', contentless_delete=1, detail=none,
    prefix='3 4 5 6', tokenize='unicode61 remove_diacritics 0');`;

/**
 * What ids tell: where too many names are found, those that people use come before those that only books have. Of each kind first
 * the starter list, then names with a common name, then those without, then old ones.
 */
const ranks = ["starter", "common", "scientific", "old"] as const;
export type NameRank = (typeof ranks)[number];
const rankSize = 2 ** 40;

/** The least id of a rank of names, and the least beyond it. */
export function idsOf(kind: SpeciesKind, rank: NameRank): [from: number, to: number] {
  const at = speciesKinds.indexOf(kind) * ranks.length + ranks.indexOf(rank);
  return [at * rankSize + 1, (at + 1) * rankSize];
}

/** The least id of a kind, and the greatest. */
export const idsOfKind = (kind: SpeciesKind): [from: number, to: number] => [
  idsOf(kind, "starter")[0],
  idsOf(kind, "old")[1],
];

/** Opens the book of names, which is made if it is not there. */
export function openNames(file: string): Database.Database {
  const names = new Database(file);
  names.pragma("journal_mode = WAL");
  names.pragma("synchronous = NORMAL");
  if (names.pragma("user_version", { simple: true }) !== version) {
    // Of another version of this site: its books are added again, as after a restore.
    names.exec(
      "drop table if exists spelling; drop table if exists name; drop table if exists book",
    );
    names.pragma(`user_version = ${version}`);
  }
  names.exec(schema);
  return names;
}
