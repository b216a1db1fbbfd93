import { expect, test, vi } from "vitest";
import type { Publish } from "shared-types/publish/answers";
import { host, render, setStage, site } from "../../../components/form/stage.fixture";
import { SiteContext } from "../../../lib/settings";
import { PublishNow } from "./PublishNow";

setStage();

type Entry = Publish["history"][number];
const entry: Entry = {
  ...{ runId: 1, began: "2026-05-17T19:00:00.000Z", ended: "2026-05-17T19:05:00.000Z" },
  ...{ when: "hand", outcome: "done", message: "" },
  ...{ pages: 3, photos: 1, bytes: 1_200_000, removed: 0 },
};
const publish = {
  settings: { target: "zip", address: "https://garden.example", path: "/fern" },
  state: { phase: "idle", runId: 0, dryRun: false, done: 0, all: 0, fault: "" },
  ...{ last: null, changes: null, waiting: 0, zip: null, history: [] },
} as unknown as Publish;

const show = (more: Partial<Publish>) =>
  render(
    <SiteContext value={site}>
      <PublishNow publish={{ ...publish, ...more }} retry={() => undefined} />
    </SiteContext>,
  );
const buttons = () => [...host.querySelectorAll("button")].map(({ textContent }) => textContent);
const alerts = () =>
  [...host.querySelectorAll("[role=alert]")].map(({ textContent }) => textContent);

test.each<[string, Partial<Publish>, string]>([
  ["nothing yet", {}, "Nothing is published there yet."],
  [
    "all",
    { last: entry },
    "Last published on 5/17/2026 3:05 pm for https://garden.example/fern. Everything is published.",
  ],
  [
    "changes",
    { last: entry, waiting: 2 },
    "Last published on 5/17/2026 3:05 pm for https://garden.example/fern. 2 changes not published yet.",
  ],
])("with %s published, it says so", (_what, more, words) => {
  show(more);
  expect(host.querySelector("p")?.textContent).toBe(words);
  expect(alerts()).toEqual([]);
});

test("the zip can be downloaded where there is one, and while publishing is to a zip", () => {
  const zip = { bytes: 1_200_000, made: "" };
  show({});
  expect(buttons()).toEqual(["Publish", "Preview"]);
  show({ zip });
  expect(buttons()).toEqual(["Publish", "Preview", "Download the zip"]);
  show({ zip, settings: { ...publish.settings, target: "folder" } });
  expect(buttons()).toEqual(["Publish", "Preview"]);
});

test("why the last publish or preview has come to nothing is told, until the next one runs", () => {
  const failed: Entry = { ...entry, outcome: "failed", message: "The disk is full." };
  show({ history: [failed, entry] });
  expect(alerts()).toEqual(["The last publish failed. The disk is full."]);
  const { state } = publish;
  show({ history: [failed], state: { ...state, fault: "No address." } });
  expect(alerts()).toEqual(["The preview failed. No address."]);
  show({ history: [entry, failed] });
  expect(alerts()).toEqual([]);
  show({ history: [failed], state: { ...state, phase: "making", all: 9, done: 4 } });
  expect(alerts()).toEqual([]);
  expect(buttons()).toEqual(["Cancel"]);
});

test("the focus stays with the card when Publish and Cancel take each other’s place", async () => {
  const focus = (words: string) =>
    [...host.querySelectorAll("button")].find(({ textContent }) => textContent === words)?.focus();
  const busy = { state: { ...publish.state, phase: "making" as const, all: 9 } };
  for (const [button, before, after] of [
    ["Publish", {}, busy],
    ["Cancel", busy, {}],
  ] as const) {
    show(before);
    focus(button);
    show(after);
    await vi.waitFor(() => expect(document.activeElement?.textContent, button).toBe("Publish"));
    expect(document.activeElement?.tagName).toBe("H2");
  }
});
