import { text } from "./text";

export const hrefMessage =
  "A link must start with https://, http://, mailto:, tel: or / (a path on this site).";

/** Whether a link may lead there: http, https, mailto, tel, or a path on this site. Empty means none. */
export function isSafeHref(href: string | null | undefined): boolean {
  if (!href) return true;
  // Browsers drop tabs and line breaks before they read the scheme, so these must not hide one.
  if (/[\s\\]/.test(href)) return false;
  return /^\/(?!\/)/.test(href) || /^(https?:\/\/[^/?#]|mailto:[^?]|tel:\+?[\d(])/i.test(href);
}

/** The last parts of names of hosts that people leave the scheme out of; `photo.jpg`, `notes.md` and `Mr.Smith` are none. */
const topLevels =
  "com|org|net|edu|gov|mil|info|biz|app|dev|blog|site|online|store|shop|page|garden|farm|earth|eco|green|land|world|museum|photo|photos|photography";

const host = new RegExp(
  `^(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?\\.)+(?:(?!md)[a-z]{2}|${topLevels})(?=(?::\\d{2,5})?(?:[/?#]|$))`,
  "iu",
);

/** `www.example.org` and `example.org/x` as people type them, completed to https. */
export const completed = (value: unknown): unknown =>
  typeof value === "string"
    ? value.replace(/^www\.(?=[^\s.]+\.)/i, "https://$&").replace(host, "https://$&")
    : value;

/** An address that a person types. */
export function address(label: string, max: number) {
  return text(label, max).transform(completed).test("href", hrefMessage, isSafeHref);
}
