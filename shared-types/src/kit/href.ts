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

/** `www.example.org` as people type it, completed to https. */
export const completed = (value: unknown): unknown =>
  typeof value === "string" ? value.replace(/^www\.(?=[^\s.]+\.)/i, "https://$&") : value;

/** An address that a person types. */
export function address(label: string, max: number) {
  return text(label, max).transform(completed).test("href", hrefMessage, isSafeHref);
}
