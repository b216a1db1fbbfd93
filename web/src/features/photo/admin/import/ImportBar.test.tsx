import { act } from "react";
import { expect, test, vi } from "vitest";
import type { ImportProgress, PhotosImported } from "shared-types/photo/answers";
import { importMessages } from "shared-types/photo/import-messages";
import { host, render, setStage } from "../../../../components/form/stage.fixture";
import { ImportBar } from "./ImportBar";
import type { ImportState } from "./import-watch";

setStage();

const waiting = (count: number) =>
  ({ waiting: count, total: 9, done: 4, current: "" }) as ImportProgress;
const result = (imported: number, ...errors: string[]) =>
  ({
    ...{ imported, skipped: 0 },
    errors: errors.map((errorMessage) => ({ fieldId: "", errorMessage })),
  }) as unknown as PhotosImported;
const idle: ImportState = { phase: "idle", progress: null, result: null, isAway: false, fault: "" };
const over: ImportState = { ...idle, phase: "over" };
const running: ImportState = { ...idle, phase: "running" };
const [go, done] = ["Import Photo Data", "Photo Data Imported"];

const states: [
  string,
  Partial<ImportState>,
  { uploading?: number; others?: number },
  string,
  string,
][] = [
  ["nothing is there", idle, {}, go, "Nothing waiting."],
  ["one waits", { progress: waiting(1) }, {}, go, "1 photo is uploaded and ready to import."],
  [
    "some are not this page's",
    { progress: waiting(3) },
    { others: 2 },
    go,
    "3 photos are uploaded and ready to import. 2 of them did not come from this page: the button imports all.",
  ],
  [
    "some still come",
    { progress: waiting(3) },
    { uploading: 2, others: 2 },
    go,
    "3 photos are uploaded and ready to import, 2 more still uploading. Photos that arrive after you start wait for the next import.",
  ],
  ["it runs", { ...running, progress: waiting(3) }, {}, "Submitting...", ""],
  ["it went well", { ...over, result: result(2) }, {}, done, ""],
  ["it gave new names", { ...over, result: result(2, importMessages.duplicates) }, {}, done, ""],
  ["it refused some", { ...over, result: result(2, "No photo.") }, {}, go, ""],
  ["it found nothing", { ...over, result: result(0) }, {}, go, ""],
  ["an earlier one went well", { ...idle, result: result(2) }, {}, go, "Nothing waiting."],
];

test.each(states)("when %s, the bar says so", async (_what, state, counts, label, words) => {
  const onImport = vi.fn();
  const shown = { ...idle, ...state };
  render(
    <ImportBar state={shown} {...{ uploading: 0, others: 0, ...counts }} onImport={onImport} />,
  );
  const button = host.querySelector("button");
  expect(button?.textContent).toBe(label);
  expect(button?.nextElementSibling?.textContent).toBe(words);
  await act(async () => button?.click());
  expect(onImport.mock.calls.length > 0).toBe(label === go);
});

test("a server out of reach is told while an import runs", () => {
  const words = () => host.querySelector("[role=status]")?.textContent;
  const show = (state: ImportState) =>
    render(<ImportBar state={state} uploading={0} others={0} onImport={() => undefined} />);
  show(running);
  expect(words()).toContain("You can leave this page");
  show({ ...running, isAway: true });
  expect(words()).toContain("Can’t reach the server");
  show({ ...over, isAway: true });
  expect(words()).toBe("");
});
