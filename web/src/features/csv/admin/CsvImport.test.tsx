import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import type { CsvReport } from "shared-types/csv/answers";
import { host, render, setStage } from "../../../components/form/stage.fixture";
import { CsvImport } from "./CsvImport";
import type { useCsvImport } from "./use-csv-import";

type Use = ReturnType<typeof useCsvImport>;
const hook = vi.hoisted(() => ({ useCsvImport: vi.fn<() => Use>() }));
vi.mock("./use-csv-import", () => hook);

setStage();

const file = new File(["x"], "plants.csv");
const report = (changed: number): CsvReport => ({
  ...{ isImported: false, importId: 0, lines: [] },
  counts: { added: 0, changed, same: 1, refused: 0 },
  unread: [],
});
const checked = (changed: number) =>
  ({ name: "plants", file, report: report(changed), etag: "1" }) as const;
const nothing: Use = {
  ...{ name: "plants", file: null, checked: null, found: null, outcome: null },
  ...{ busy: "", running: null },
  ...{ choose: () => undefined, take: () => undefined, run: async () => undefined },
};

const buttons = () =>
  [...host.querySelectorAll("button")].map(({ textContent, disabled }) =>
    disabled ? `(${textContent})` : textContent,
  );

test.each<[string, Partial<Use>, string[]]>([
  ["no file", {}, ["Choose a CSV file"]],
  ["a file that is checked", { file, busy: "check" }, ["Checking..."]],
  ["one change", { file, checked: checked(1) }, ["Choose a CSV file", "Import 1 change"]],
  ["changes", { file, checked: checked(1200) }, ["Choose a CSV file", "Import 1,200 changes"]],
  ["no change", { file, checked: checked(0) }, ["Choose a CSV file", "(Import)"]],
  [
    "changes on their way",
    { file, checked: checked(2), busy: "import" },
    ["Choose a CSV file", "Importing..."],
  ],
])("with %s, the buttons say what they do", (_what, use, words) => {
  hook.useCsvImport.mockReturnValue({ ...nothing, ...use });
  render(
    <MemoryRouter>
      <CsvImport />
    </MemoryRouter>,
  );
  expect(buttons()).toEqual(words);
});
