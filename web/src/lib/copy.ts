import type { Places } from "shared-types/publish/places";

function told(): Places | null {
  if (typeof document === "undefined") return null;
  const { base, style } = document.documentElement.dataset;
  return base === undefined ? null : { base, style: style === "objects" ? "objects" : "folders" };
}

/** Where the copy of the site is that this page belongs to, as its root element says; null on the site itself. */
export const copy: Places | null = told();

/** The path below which the site is; '' for a domain's root. */
export const base = copy?.base ?? "";
