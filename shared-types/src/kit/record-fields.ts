import type { ColumnLabel } from "./list";

/** A field of a record: text, unless it has `labels`. What is special of a field stands beside its table, not in it. */
export interface RecordField {
  /** In forms, as the heading of its column, and in the history. */
  label: string;
  /** What a form says where it is empty. */
  required?: string;
  /** The codes that it may have, with what each means, in their natural order. */
  labels?: Readonly<Record<string, string>>;
  /** The code of its column in lists, which are searched and sorted by it. */
  column?: string;
  /** Several records are given the same at once. */
  bulk?: true;
  /** Lists are filtered by it. */
  facet?: true;
}

/** The fields of a record, in the order in which lists and pages show them. */
export type FieldTable = Readonly<Record<string, RecordField>>;

/** The codes of a field; none of text. */
export type CodeOf<Field> = Field extends { labels: Readonly<Record<infer Code, string>> }
  ? Code & string
  : never;

/** The names of the fields that have an option. */
export type FieldsWith<Table extends FieldTable, Option extends keyof RecordField> = {
  [Name in keyof Table]: Table[Name] extends Record<Option, unknown> ? Name : never;
}[keyof Table] &
  string;

type ColumnOf<Field> = Field extends { column: infer Code extends string } ? Code : never;

/** The codes of a table's columns. */
export type ColumnsOf<Table extends FieldTable> = ColumnOf<Table[keyof Table]>;

type Named<Table extends FieldTable> = [keyof Table & string, RecordField][];

/** The fields that have an option. */
export const fieldsWith = <Table extends FieldTable>(table: Table, option: keyof RecordField) =>
  (Object.entries(table) as Named<Table>).filter(([, field]) => field[option] !== undefined);

/** The columns of a table's fields in lists. */
export const columnsOf = <Table extends FieldTable>(table: Table) =>
  fieldsWith(table, "column").map(([, { column, label }]) => ({
    code: column,
    label,
  })) as ColumnLabel<ColumnsOf<Table>>[];

/** The codes of columns. */
export const codesOf = <Code extends string>(columns: readonly ColumnLabel<Code>[]): Code[] =>
  columns.map(({ code }) => code);

/** Something of each field, by name. */
export const mapFields = <Table extends FieldTable, Part>(
  table: Table,
  partOf: (field: RecordField, name: keyof Table & string) => Part,
) =>
  Object.fromEntries(
    (Object.entries(table) as Named<Table>).map(([name, field]) => [name, partOf(field, name)]),
  ) as Record<keyof Table, Part>;
