import { limits } from "shared-types/kit/limits";
import type { FieldsWith, FieldTable, RecordField } from "shared-types/kit/record-fields";
import { ChangeField, ChangeText } from "./ChangeField";
import { ChoiceField } from "./ChoiceField";
import { TextField } from "./TextField";

interface TableFieldProps<Name extends string> {
  name: Name;
  hint?: string;
  /** Puts a code in front of its label. */
  codeShown?: (code: string) => string;
}

const none = { value: "", label: "- none -" };

/** The options of a field that has codes. */
const choicesOf = (
  labels: Readonly<Record<string, string>>,
  codeShown?: (code: string) => string,
) => [
  none,
  ...Object.entries(labels).map(([value, label]) => ({
    value,
    label: codeShown ? `${codeShown(value)} · ${label}` : label,
  })),
];

/** The fields of a table in a form, and those that several records are given at once: by name, all else is in the table. */
export function tableFields<Table extends FieldTable>(table: Table) {
  const fieldOf = (name: keyof Table): RecordField => table[name] ?? { label: "" };

  function Field({ name, hint, codeShown }: TableFieldProps<keyof Table & string>) {
    const { label, labels, required } = fieldOf(name);
    const frame = {
      name,
      label,
      ...(hint !== undefined && { hint }),
      required: required !== undefined,
    };
    return labels ? (
      <ChoiceField {...frame} options={choicesOf(labels, codeShown)} />
    ) : (
      <TextField {...frame} maxLength={limits.text} />
    );
  }

  function Change({ name, codeShown }: TableFieldProps<FieldsWith<Table, "bulk">>) {
    const { label, labels } = fieldOf(name);
    return labels ? (
      <ChangeField name={name} label={label} options={choicesOf(labels, codeShown)} />
    ) : (
      <ChangeText name={name} label={label} maxLength={limits.text} />
    );
  }

  return { Field, Change };
}
