import { encodeHtml } from "shared-types/kit/html";
import { DateTime } from "luxon";
import { mapFields, type FieldTable } from "shared-types/kit/record-fields";
import { fold } from "../../database/fold";
import type { TagKind } from "../../database/tag-kinds";
import { decodeHtml } from "../../documents/html";
import { meanings } from "./meanings";
import type { TagNames } from "./tag-names";

type CsvValue = string | number | boolean;

/** One column of a file, named after the field it contains. */
export interface Column {
  field: string;
  /** Describes a photo's file, which no import changes. */
  isReadOnly?: boolean;
  write: (value: unknown, tags: TagNames) => CsvValue;
  /** The value for the draft, whose own rules are checked later. @throws CellError */
  read: (cell: string, tags: TagNames) => unknown;
  /** How its cells are read where that takes all of them. `today`: the day in the garden. */
  readerOf?: (cells: readonly string[], today: string) => Column["read"];
  /** How its cells are read where the name of the column has a unit: “Height (ft)”. */
  inUnit?: (unit: string) => Column["read"];
  /** Whether a cell is only what a spreadsheet has made of the stored value; `read`: undefined if it cannot be read. */
  isRewritten?: (cell: string, stored: unknown, read: unknown) => boolean;
}

/** Why a cell cannot be read, and what to enter instead. */
export class CellError extends Error {
  override name = "CellError";
}

/** A cell shortened for quoting in a message. */
export const quoted = (cell: string) => `“${cell.length > 40 ? `${cell.slice(0, 40)}…` : cell}”`;

/** Text as it is. */
export const text = (field: string): Column => ({
  field,
  write: (value) => String(value),
  read: (cell) => cell,
});

/** A name without the tags of italics that lists from the web have it in: `<i>Acer rubrum</i>`. */
export const withoutTags = (column: Column): Column => ({
  ...column,
  read: (cell) => cell.replace(/<\/?[a-z]+>/gi, ""),
});

/** Without the line breaks between its tags. */
const onOneLine = (source: string) => source.replace(/>[^\S\n]*\n\s*</g, "><");

/** HTML, unencoded in the file (forms send it encoded: docs/product.md 4.8). Gnumeric’s ODS files lose line breaks. */
export const html = (field: string): Column => ({
  field,
  write: (value) => decodeHtml(String(value)),
  read: encodeHtml,
  isRewritten: (cell, stored) =>
    typeof stored === "string" && onOneLine(cell) === onOneLine(decodeHtml(stored)),
});

const numeric = (field: string, pattern: RegExp, what: string): Column => ({
  field,
  write: (value) => Number(value),
  read: (cell) => {
    const figures = cell.trim();
    if (figures === "") return 0;
    if (!pattern.test(figures)) throw new CellError(`${quoted(cell)} is not ${what}.`);
    return Number(figures.replace(",", "."));
  },
});

/** A number; an empty cell is 0. Spreadsheets of many countries write 80,5; 1,200 may be either. */
export const decimal = (field: string): Column =>
  numeric(field, /^\d{1,9}(?:\.\d+|,\d{1,2})?$/, "a number of 0 or more, such as 80.5");

/** A whole number, such as an id; an empty cell is 0. */
export const integer = (field: string): Column =>
  numeric(field, /^\d{1,9}$/, "a whole number of 0 or more");

/** A whole number that may be unknown; an empty cell is none. */
export const maybeInteger = (field: string): Column => {
  const known = integer(field);
  return {
    field,
    write: (value) => (value === null ? "" : Number(value)),
    read: (cell, tags) => (cell.trim() === "" ? null : known.read(cell, tags)),
  };
};

/** Spreadsheets write what is true in their own language. */
const flags = new Map([
  ..."true yes 1 wahr vrai verdadero".split(" ").map((word) => [word, true] as const),
  ...["", ..."false no 0 falsch faux falso".split(" ")].map((word) => [word, false] as const),
]);

/** Yes or no, as spreadsheets may write it. */
export const flag = (field: string): Column => ({
  field,
  write: (value) => value === true,
  read: (cell) => {
    const value = flags.get(cell.trim().toLowerCase());
    if (value === undefined) throw new CellError(`Write true or false instead of ${quoted(cell)}.`);
    return value;
  },
});

/**
 * A code, read also by the words that the panel shows for it, whatever their case, and by others that mean it; an empty cell is none.
 * @param labels  in the order of the panel's choices
 */
export function choice<Code extends string>(field: string, labels: Record<Code, string>): Column {
  const byName = new Map<string, string>();
  for (const [code, label] of Object.entries<string>(labels)) {
    byName.set(fold(label), code);
    byName.set(fold(code), code);
  }
  const words = Object.values<string>(labels).join(", ");
  return {
    field,
    write: String,
    read: (cell) => {
      const given = fold(cell);
      const meant = () => byName.get(fold(meanings[field]?.(cell)));
      const code = given === "" ? "" : (byName.get(given) ?? meant());
      if (code === undefined)
        throw new CellError(`${quoted(cell)} is not a choice here. Write one of: ${words}.`);
      return code;
    },
  };
}

/** The columns of a table's fields, by name. */
export const columnsOfFields = <Table extends FieldTable>(table: Table) =>
  mapFields(table, ({ labels }, name) => (labels ? choice(name, labels) : text(name)));

/** The moment in UTC of which Gnumeric has made 2024/05/17 16:34:00, and LibreOffice 2024-05-17 16:34:00; NaN for any other cell. */
const inUtc = (cell: string) => {
  const [, year, month, day, time] =
    /^(\d{4})[-/](\d\d)[-/](\d\d) ([\d:]{8})$/.exec(cell.trim()) ?? [];
  return Date.parse(`${year}-${month}-${day}T${time}Z`);
};

/** A moment in ISO 8601; an empty cell is none. */
export const dateTime = (field: string): Column => ({
  field,
  write: (value) => (typeof value === "string" ? value : ""),
  // They round to the second.
  isRewritten: (cell, stored) => Math.abs(inUtc(cell) - Date.parse(String(stored))) < 1000,
  read: (cell) => {
    // Pandas writes a blank for the T.
    const given = cell.trim().replace(/(?<=\d) (?=\d)/, "T");
    if (given === "") return null;
    const read = DateTime.fromISO(given);
    // Without an offset it would depend on the server's time zone.
    if (!read.isValid || !/T.*(Z|[+-]\d{2}:\d{2})$/.test(given))
      throw new CellError(
        `Write the date and time like 2024-05-17T16:34:00Z instead of ${quoted(cell)}.`,
      );
    return read.toUTC().toISO();
  },
});

/** The category of a resource: its id, read also by its name. */
export const resourceCategory = (field: string): Column => {
  const byId = integer(field);
  return {
    ...byId,
    read: (cell, tags) => tags.resourceCategoryOf(cell.trim()) ?? byId.read(cell, tags),
  };
};

const tagNouns: Record<TagKind, string> = {
  plants: "plant with the key id",
  animals: "animal with the key id",
  categories: "photo category",
  keywords: "keyword",
};

/** Tags of one kind, separated by `; `; a semicolon inside a name is escaped with `\`. */
export const tagList = (field: TagKind): Column => ({
  field,
  write: (value, tags) =>
    (value as number[]).map((id) => tags.nameOf(field, id).replace(/[\\;]/g, "\\$&")).join("; "),
  read: (cell, tags) => {
    const parts = cell.match(/(?:\\[\s\S]|[^;])+/g) ?? [];
    const names = parts.map((part) => part.trim().replace(/\\([\\;])/g, "$1"));
    const ids = names
      .filter((name) => name !== "")
      .map((name) => {
        const id = tags.idOf(field, name);
        if (id === undefined)
          throw new CellError(
            `There is no ${tagNouns[field]} ${quoted(name)}: add it first, or take it out of the cell.`,
          );
        return id;
      });
    return [...new Set(ids)].sort((a, b) => a - b);
  },
});

/** The same column, for reading only. */
export const readOnly = (column: Column): Column => ({ ...column, isReadOnly: true });
