import { DateTime } from "luxon";
import type { TagKind } from "../api/photo/tag-kinds";
import { decodeHtml, encodeHtml } from "../lib/html";
import type { TagNames } from "./tag-names";

type CsvValue = string | number | boolean;

/** One column of a sheet, called like the field of a draft that it holds. */
export interface Column {
  field: string;
  /** It tells of the file behind a record, which no import changes. */
  isFixed?: boolean;
  write: (value: unknown, tags: TagNames) => CsvValue;
  /** The value for the draft, whose own rules follow. @throws CellFault */
  read: (cell: string, tags: TagNames) => unknown;
}

/** Why a cell cannot be read, and what to write instead. */
export class CellFault extends Error {
  override name = "CellFault";
}

/** A cell as a sentence can quote it. */
const quoted = (cell: string) => `“${cell.length > 40 ? `${cell.slice(0, 40)}…` : cell}”`;

/** Text as it is. */
export const text = (field: string): Column => ({
  field,
  write: (value) => String(value),
  read: (cell) => cell,
});

/** HTML, in the file with its brackets (contract §5 is about forms). */
export const html = (field: string): Column => ({
  field,
  write: (value) => decodeHtml(String(value)),
  read: encodeHtml,
});

const numeric = (field: string, pattern: RegExp, what: string): Column => ({
  field,
  write: (value) => Number(value),
  read: (cell) => {
    const figure = cell.trim();
    if (figure === "") return 0;
    if (!pattern.test(figure)) throw new CellFault(`${quoted(cell)} is not ${what}.`);
    return Number(figure);
  },
});

/** A number; an empty cell is 0. */
export const figure = (field: string): Column =>
  numeric(field, /^\d{1,9}(\.\d+)?$/, "a number of 0 or more, such as 80.5");

/** A whole number, such as an id; an empty cell is 0. */
export const whole = (field: string): Column =>
  numeric(field, /^\d{1,9}$/, "a whole number of 0 or more");

const flags: Record<string, boolean> = {
  ...{ true: true, yes: true, "1": true },
  ...{ false: false, no: false, "0": false, "": false },
};

/** Yes or no, as spreadsheets may write it. */
export const flag = (field: string): Column => ({
  field,
  write: (value) => value === true,
  read: (cell) => {
    const value = flags[cell.trim().toLowerCase()];
    if (value === undefined) throw new CellFault(`Write true or false instead of ${quoted(cell)}.`);
    return value;
  },
});

/** A moment in ISO 8601; an empty cell is none. */
export const moment = (field: string): Column => ({
  field,
  write: (value) => (typeof value === "string" ? value : ""),
  read: (cell) => {
    const given = cell.trim();
    if (given === "") return null;
    const read = DateTime.fromISO(given);
    // Without an offset it would be another moment on another machine.
    if (!read.isValid || !/T.*(Z|[+-]\d{2}:\d{2})$/.test(given))
      throw new CellFault(
        `Write the date and time like 2024-05-17T16:34:00Z instead of ${quoted(cell)}.`,
      );
    return read.toUTC().toISO();
  },
});

const tagNouns: Record<TagKind, string> = {
  plants: "plant with the key id",
  animals: "animal with the key id",
  categories: "photo category",
  keywords: "keyword",
};

/** The tags of one kind, `; ` between them; `\` stands before a semicolon that is part of a name. */
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
          throw new CellFault(
            `There is no ${tagNouns[field]} ${quoted(name)}: add it first, or take it out of the cell.`,
          );
        return id;
      });
    return [...new Set(ids)].sort((a, b) => a - b);
  },
});

/** The same column, for reading only. */
export const fixed = (column: Column): Column => ({ ...column, isFixed: true });
