import { capital } from "shared-types/kit/capital";
import {
  fieldsWith,
  type ColumnsOf,
  type FieldTable,
  type RecordField,
} from "shared-types/kit/record-fields";
import { foldOf, rankOf, type DerivedColumns } from "../../database/derived-columns";
import { columnOf } from "../../database/row";

/** What a list is sorted by: a text as `orderByText` has it, or a number. */
export interface SortBy {
  column: string;
  text: boolean;
}

/** The columns that store a table's fields. */
export const storedColumns = (table: FieldTable): string[] => Object.keys(table).map(columnOf);

/** The hidden attribute by which lists search and sort a field: a text is folded, a code has a rank. */
const hiddenOf = (name: string, { labels }: RecordField) =>
  (labels ? "rank" : "fold") + capital(name);

/** The hidden attributes of the fields that have a column in lists. */
export const derivedOf = (table: FieldTable): DerivedColumns =>
  Object.fromEntries(
    fieldsWith(table, "column").map(([name, field]) => [
      hiddenOf(name, field),
      field.labels ? rankOf(name, Object.keys(field.labels)) : foldOf(name),
    ]),
  );

/** What is searched of a list's columns, by their codes: folded text, or a code that means what is searched for. */
export const searchedBy = (table: FieldTable) => {
  const columns = fieldsWith(table, "column").map(([name, field]) => ({ name, field }));
  return {
    texts: Object.fromEntries(
      columns.flatMap(({ name, field }) =>
        field.labels ? [] : [[field.column, [columnOf(hiddenOf(name, field))]]],
      ),
    ) as Record<string, string[]>,
    codes: Object.fromEntries(
      columns.flatMap(({ name, field: { column, labels } }) =>
        labels ? [[column, { column: columnOf(name), labels }]] : [],
      ),
    ) as Record<string, { column: string; labels: Readonly<Record<string, string>> }>,
  };
};

/** What a list is sorted by, by the codes of its columns. */
export const sortedBy = <Table extends FieldTable>(from: string, table: Table) =>
  Object.fromEntries(
    fieldsWith(table, "column").map(([name, field]) => [
      field.column,
      { column: `${from}.${columnOf(hiddenOf(name, field))}`, text: !field.labels },
    ]),
  ) as Record<ColumnsOf<Table>, SortBy>;

/** The codes of a draft that are empty, as null: Strapi's enumerations have no empty value. */
export const emptyCodes = (table: FieldTable, draft: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    fieldsWith(table, "labels").flatMap(([name]) => (draft[name] === "" ? [[name, null]] : [])),
  ) as Record<string, null>;
