import { ChakraProvider } from "@chakra-ui/react";
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { showingAll } from "shared-types/site/codes";
import type { SiteReader } from "shared-types/site/reader";
import { afterEach, beforeEach, vi } from "vitest";
import type { Site } from "../../lib/settings";
import { system } from "../../theme/chakra";

/** The site that components ask for. */
export const site: Site = {
  settings: {
    title: "",
    tagline: "",
    place: "",
    ownerName: "",
    photoLicenseUrl: "",
    names: {},
    pages: showingAll(),
    timeZone: "America/New_York",
    apiBase: "/api",
    mvcBase: "",
    captcha: { sitekey: "", puzzleUrl: "" },
  },
  reader: {} as SiteReader,
  quoteNumber: 1,
  quoteCount: 1,
};

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

/** Shows components as the panel does. */
export const render = (shown: ReactNode) =>
  act(() => root.render(<ChakraProvider value={system}>{shown}</ChakraProvider>));

/** Types a text; within `act`. */
export function enter(text: string, input: HTMLInputElement): void {
  input.focus();
  // The native setter: React ignores a change made through its own.
  Reflect.set(HTMLInputElement.prototype, "value", text, input);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
