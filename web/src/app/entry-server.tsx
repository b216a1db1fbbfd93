import type { SiteSettings } from "shared-types/site/parts";
import { pageDataElement } from "./page-data";

export { createRenderer } from "./render-page";

/** The panel's document, cp.html, with the site's settings; it requests everything else. */
export function panelShell(template: string, settings: SiteSettings): string {
  const element = pageDataElement({ settings, fallback: {}, quoteNumber: 0, quoteCount: 0 });
  return template.replace("<!--page-data-->", () => element);
}
