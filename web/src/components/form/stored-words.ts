import type { Option } from "shared-types/kit/list-answers";
import { typedForm } from "../../lib/date-entry";
import { plainText } from "../../lib/html";

/** The options of a form's tags fields, by field. */
export type TagOptions = Readonly<Record<string, readonly Option[]>>;

interface Field {
  /** The field's options, when it is a tags field. */
  tags: readonly Option[] | undefined;
  timeZone: string;
}

const mostLetters = 120;

/** A stored value as its field shows it, shortened: tags by name, dates in the site's time zone. */
export function storedWords(stored: unknown, { tags, timeZone }: Field): string {
  if (typeof stored === "boolean") return stored ? "yes" : "no";
  if (typeof stored === "number") return String(stored);
  if (Array.isArray(stored) && stored.some((part) => typeof part === "object"))
    return stored.length === 1 ? "a list of 1 entry" : `a list of ${stored.length} entries`;
  if (Array.isArray(stored)) {
    const names = new Map(tags?.map(({ Key, Value }) => [Key, Value]));
    return stored.map((key: number) => names.get(key) ?? `No. ${key}`).join(", ") || "none";
  }
  const text = typeof stored === "string" ? plainText(typedForm(stored, timeZone)) : "";
  if (text === "") return "empty";
  return `“${text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text}”`;
}
