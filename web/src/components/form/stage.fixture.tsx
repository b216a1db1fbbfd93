import { ChakraProvider } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { showingAll } from "shared-types/site/codes";
import type { SiteReader } from "shared-types/site/reader";
import type { Site } from "../../lib/settings";
import { render as draw } from "../../lib/stage.fixture";
import { system } from "../../theme/chakra";

export { host, setStage } from "../../lib/stage.fixture";

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

/** Shows components as the panel does. */
export const render = (shown: ReactNode) =>
  draw(<ChakraProvider value={system}>{shown}</ChakraProvider>);

/** Types a text; within `act`. */
export function enter(text: string, input: HTMLInputElement): void {
  input.focus();
  // The native setter: React ignores a change made through its own.
  Reflect.set(HTMLInputElement.prototype, "value", text, input);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
