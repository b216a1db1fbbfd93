import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Window as HappyWindow } from "happy-dom";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { builtinEnvironments } from "vitest/runtime";
import { sampleReader } from "./fixture/sample-reader";
import { sampleSettings } from "./fixture/sample-settings";

// Opens after the page is up, and would outlive its test.
vi.mock("../features/photo/components/lightbox", () => ({
  openLightbox: () => ({ show: vi.fn(), close: vi.fn(), leave: vi.fn() }),
}));

const workOffline = vi.hoisted(() => vi.fn());
vi.mock("./offline", () => ({ workOffline }));

const settings = {
  ...sampleSettings,
  title: "Garden & Sons",
  timeZone: "Asia/Tokyo",
  captcha: { sitekey: "key", puzzleUrl: "/api/captcha/puzzle" },
};
const origin = "https://garden.example";

const addresses = [
  "/",
  "/plans/blueprint2",
  "/plans/nothere",
  "/cats",
  "/no-such-page",
  "/resources",
  "/resources?section=nurseries",
  "/fauna",
  "/fauna?q=wren&by=not&sort=cls&dir=desc",
  "/fauna/wren",
  "/fauna/nobody",
  "/flora",
  "/flora?q=F&by=sun&sort=hgt&dir=desc",
  "/flora/oak",
  "/flora/nobody",
  "/photos",
  "/photos?q=wren&by=cap&category=7&sort=dtt&page=2",
  "/photos/3",
  "/photos/none",
  "/contact",
  "/contact?photoId=3",
];

const documents = new Map<string, string>();

/** Removes the window, as on the server. */
async function renderAll(): Promise<void> {
  const file = fileURLToPath(new URL("../../index.html", import.meta.url));
  const template = await readFile(file, "utf8");
  const { createRenderer } = await import("./render-page");
  const renderer = createRenderer({ template, manifest: {}, readFile: () => "" });
  const credit = { owner: "Ada Fern", licenseUrl: "" };
  for (const address of addresses) {
    const [path = "", query = ""] = address.split("?");
    const asked = { path, query, reader: sampleReader, settings, origin, credit, quoteDraw: 3 };
    const { html, fault } = await renderer.render(asked);
    if (fault) throw new Error(`${address} could not be rendered.`, { cause: fault });
    documents.set(address, html);
  }
}

/** React's own properties of the element it renders into. */
interface Taken {
  stateNode: { current: { memoizedState: { isDehydrated?: boolean } } };
}

function isAlive(root: Element): boolean {
  const kept = Object.entries(root).find(([key]) => key.startsWith("__reactContainer"));
  return (kept?.[1] as Taken | undefined)?.stateNode.current.memoizedState.isDehydrated === false;
}

/** Opens a page in a browser, or comes `to` another by its history at once, and runs the site's entry there. */
async function open(address: string, scheme: "light" | "dark", to = address): Promise<void> {
  const { happyDOM } = window as unknown as HappyWindow;
  happyDOM.setURL(origin + to);
  happyDOM.settings.device.prefersColorScheme = scheme;
  const inside = /^.*?<html[^>]*>(.*)<\/html>/s.exec(documents.get(address) ?? "")?.[1] ?? "";
  document.documentElement.innerHTML = inside;
  const root = document.getElementById("root");
  expect(root?.textContent).toContain(settings.title);
  vi.resetModules();
  await import("./entry-public");
  await vi.waitFor(() => expect(root && isAlive(root)).toBe(true), 10_000);
  // Runs after the first paint.
  await new Promise((resolve) => setTimeout(resolve, 0));
}

beforeAll(async () => {
  await renderAll();
  await builtinEnvironments["happy-dom"].setup(globalThis, {});
  vi.stubEnv("SSR", false);
  vi.stubGlobal("PerformanceNavigationTiming", PerformanceEntry);
  // No call is answered: the page shows what came with it.
  vi.stubGlobal("fetch", () => new Promise(() => {}));
}, 60_000);

let complaints: unknown[][] = [];

beforeEach(() => {
  complaints = [];
  const complain = (...words: unknown[]) => void complaints.push(words);
  vi.spyOn(console, "error").mockImplementation(complain);
  vi.spyOn(console, "warn").mockImplementation(complain);
});

describe("React's development build hydrates each page without a mismatch", () => {
  test.each(addresses)("%s", async (address) => {
    await open(address, "light");
    expect(complaints).toEqual([]);
  });

  test("also in the dark scheme", async () => {
    await open("/", "dark");
    expect(complaints).toEqual([]);
  });

  test("and shows where its visitor is who went back before that", async () => {
    await open("/resources?section=nurseries", "light", "/resources?section=finance");
    const shown = () =>
      [...document.querySelectorAll("#resource-sections > section:not([hidden]) h2")].map(
        ({ textContent }) => textContent,
      );
    await expect.poll(shown).toEqual(["Financial Assistance"]);
    expect(complaints).toEqual([]);
  });

  test("and registers no service worker: in `dev` it would show yesterday's code", () => {
    expect(workOffline).not.toHaveBeenCalled();
  });
});
