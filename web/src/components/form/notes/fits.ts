import { getSchema } from "@tiptap/react";
import { DOMParser as DocumentParser, DOMSerializer } from "@tiptap/pm/model";
import { canonicalNote } from "./canonical";
import { noteExtensions } from "./extensions";

let schema: ReturnType<typeof getSchema> | undefined;

function bodyOf(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, "text/html").body;
}

/** Whether the visual editor round-trips a note. */
export function fitsEditor(html: string): boolean {
  schema ??= getSchema(noteExtensions);
  const given = bodyOf(html);
  const document = DocumentParser.fromSchema(schema).parse(given);
  const { body } = window.document.implementation.createHTMLDocument();
  body.append(DOMSerializer.fromSchema(schema).serializeFragment(document.content));
  return canonicalNote(bodyOf(html)) === canonicalNote(body);
}

const kinds: [selector: string, words: string][] = [
  ["table", "a table"],
  ["dl", "a list of terms"],
];

/** Why a note is edited as source, in a sentence. */
export function whySource(html: string): string {
  const body = bodyOf(html);
  const found = kinds.find(([selector]) => body.querySelector(selector));
  const what = found?.[1] ?? "formatting";
  return `These notes contain ${what} that the visual editor can’t show, so you are editing their HTML source. Nothing is lost.`;
}
