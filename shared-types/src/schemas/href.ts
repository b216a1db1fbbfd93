/** Whether a link may lead there: http, https, mailto, tel, or a path on this site (contract §4). Empty is none. */
export function isSafeHref(href: string | null | undefined): boolean {
  if (!href) return true;
  // A browser drops tabs and line breaks before it reads the scheme, so none may hide one.
  if (/[\s\\]/.test(href)) return false;
  return /^\/(?!\/)/.test(href) || /^(https?:\/\/[^/?#]|mailto:[^?]|tel:\+?[\d(])/i.test(href);
}
