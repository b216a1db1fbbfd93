import { useEffect } from "react";
import { useSite } from "./settings";

/** Sets the tab's title after a client-side navigation; the server writes it in <head>. */
export function useTitle(title: string | undefined): void {
  const { settings } = useSite();
  useEffect(() => {
    if (title !== undefined) document.title = pageTitle(title, settings.title);
  }, [title, settings.title]);
}

/** 'Flora · Backyard Habitat'; the site's own name alone when the page has none. */
export function pageTitle(title: string, siteTitle: string): string {
  return title === "" ? siteTitle : `${title} · ${siteTitle}`;
}
