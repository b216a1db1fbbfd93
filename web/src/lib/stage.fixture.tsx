import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, vi } from "vitest";
import { SiteContext, type Site } from "./settings";

let root: Root;

/** Where the components of the running test are. */
export let host: HTMLElement;

/** Gives each test of a file a place of its own in the page. */
export function setStage(): void {
  beforeEach(() => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    Element.prototype.scrollIntoView = () => undefined;
    host = document.body.appendChild(document.createElement("div"));
    root = createRoot(host);
  });
  afterEach(() => {
    act(() => root.unmount());
    host.remove();
  });
}

/** Shows components as a page does. */
export const render = (shown: ReactNode) => act(() => root.render(shown));

/** A part of a page of this site, of which nothing has been read yet; it asks for no more of the site. */
export const onSite = (site: object, shown: ReactNode) => (
  <MemoryRouter>
    <SWRConfig value={{ provider: () => new Map() }}>
      <SiteContext value={site as Site}>{shown}</SiteContext>
    </SWRConfig>
  </MemoryRouter>
);
