import { oneOf as answeredCode, str } from "./fields";
import { code, maybeOneOf } from "./filter";
import { limits } from "./limits";
import {
  fieldsWith,
  mapFields,
  type CodeOf,
  type FieldsWith,
  type FieldTable,
} from "./record-fields";
import { maybeText, requiredText, text } from "./text";

type TextOr<Field, Text, Coded> = [CodeOf<Field>] extends [never] ? Text : Coded;

type DraftSchemas<Table extends FieldTable> = {
  [Name in keyof Table]: TextOr<
    Table[Name],
    ReturnType<typeof text>,
    ReturnType<typeof code<CodeOf<Table[Name]>>>
  >;
};

/** The rules of a table's fields in a form. */
export const draftSchemas = <Table extends FieldTable>(table: Table) =>
  mapFields(table, ({ label, labels, required }) => {
    if (labels) return code(Object.keys(labels));
    return required ? requiredText(label, limits.text, required) : text(label, limits.text);
  }) as DraftSchemas<Table>;

type BulkSchemas<Table extends FieldTable> = {
  [Name in FieldsWith<Table, "bulk">]: TextOr<
    Table[Name],
    ReturnType<typeof maybeText>,
    ReturnType<typeof maybeOneOf<CodeOf<Table[Name]> | "">>
  >;
};

/** The same of what several records are given at once; '' empties a field. */
export const bulkSchemas = <Table extends FieldTable>(table: Table) =>
  Object.fromEntries(
    fieldsWith(table, "bulk").map(([name, { label, labels }]) => [
      name,
      labels ? maybeOneOf(["", ...Object.keys(labels)]) : maybeText(label, limits.text),
    ]),
  ) as BulkSchemas<Table>;

type AnswerSchemas<Table extends FieldTable> = {
  [Name in keyof Table]: TextOr<
    Table[Name],
    typeof str,
    ReturnType<typeof answeredCode<CodeOf<Table[Name]> | "">>
  >;
};

/** A table's fields in answers. */
export const answerSchemas = <Table extends FieldTable>(table: Table) =>
  mapFields(table, ({ labels }) =>
    labels ? answeredCode(["", ...Object.keys(labels)]) : str,
  ) as AnswerSchemas<Table>;
