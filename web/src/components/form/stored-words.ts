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

const shortened = (text: string) =>
  text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text;

const isObject = (part: unknown) => typeof part === "object" && part !== null;

/** An entry of a list by its own words, or by its number: a slide without a caption, a new drawing without a title. */
function entryWords(entry: object): string {
  const parts: unknown[] = Object.values(entry);
  const words = parts.filter((part) => typeof part === "string" && part.trim() !== "");
  if (words.length > 0) return `“${words.join(": ")}”`;
  const number = parts.find((part): part is number => typeof part === "number" && part > 0);
  return number === undefined ? "a new one" : `No. ${number}`;
}

/** A stored value as its field shows it, shortened: tags by name, dates in the site's time zone. */
export function storedWords(stored: unknown, { tags, timeZone }: Field): string {
  if (typeof stored === "boolean") return stored ? "yes" : "no";
  if (typeof stored === "number") return String(stored);
  if (Array.isArray(stored) && stored.some(isObject))
    return shortened(stored.map(entryWords).join(", "));
  if (Array.isArray(stored)) {
    const names = new Map(tags?.map(({ Key, Value }) => [Key, Value]));
    return stored.map((key: number) => names.get(key) ?? `No. ${key}`).join(", ") || "none";
  }
  const text = typeof stored === "string" ? plainText(typedForm(stored, timeZone)) : "";
  if (text === "") return "empty";
  return `“${shortened(text)}”`;
}
