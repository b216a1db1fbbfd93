import type { Option } from "shared-types";
import { formatDateTime } from "../../lib/format";
import { plainText } from "../../lib/html";

/** What the tags fields of a form choose from, by field. */
export type TagOptions = Readonly<Record<string, readonly Option[]>>;

interface Field {
  /** What the field chooses from, when it is one of tags. */
  tags: readonly Option[] | undefined;
  timeZone: string;
}

const mostLetters = 120;

/** A stored value as its field shows it, short enough to compare: tags by name, a moment in the site's time. */
export function storedWords(stored: unknown, { tags, timeZone }: Field): string {
  if (typeof stored === "boolean") return stored ? "yes" : "no";
  if (typeof stored === "number") return String(stored);
  if (Array.isArray(stored)) {
    const names = new Map(tags?.map(({ Key, Value }) => [Key, Value]));
    return stored.map((key: number) => names.get(key) ?? `No. ${key}`).join(", ") || "none";
  }
  const text = typeof stored === "string" ? stored : "";
  if (text === "") return "empty";
  const words =
    (/^\d{4}-\d\d-\d\dT/.test(text) && formatDateTime(text, timeZone)) || plainText(text);
  return `“${words.length > mostLetters ? `${words.slice(0, mostLetters)}…` : words}”`;
}
