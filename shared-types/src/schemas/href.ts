/** Whether a link may lead there: http, https, mailto, tel, or a path on this site. Empty means none. */
export function isSafeHref(href: string | null | undefined): boolean {
  if (!href) return true;
  // Browsers drop tabs and line breaks before they read the scheme, so these must not hide one.
  if (/[\s\\]/.test(href)) return false;
  return /^\/(?!\/)/.test(href) || /^(https?:\/\/[^/?#]|mailto:[^?]|tel:\+?[\d(])/i.test(href);
}
