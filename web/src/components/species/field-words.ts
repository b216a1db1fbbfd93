import type { FieldTable } from "shared-types/kit/record-fields";

interface FieldWords<Name> {
  name: Name;
  label: string;
  /** As stored: a text, or a code. */
  value: string;
  /** What the code means. */
  words: string;
  /** Lists have a column of it. */
  hasColumn: boolean;
}

/** The fields of a record in words, in the order of their table. */
export const wordsOfFields = <Table extends FieldTable>(
  table: Table,
  record: Readonly<Record<keyof Table, string>>,
) =>
  Object.entries(table).map(([name, { label, labels, column }]): FieldWords<keyof Table> => {
    const value = record[name] ?? "";
    return { name, label, value, words: labels?.[value] ?? value, hasColumn: column !== undefined };
  });
