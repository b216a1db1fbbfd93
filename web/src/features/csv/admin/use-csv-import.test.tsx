import { act, useEffect } from "react";
import { expect, test, vi } from "vitest";
import { csvLimits } from "shared-types/csv/codes";
import type { CsvImports, CsvReport } from "shared-types/csv/answers";
import { render, setStage } from "../../../components/form/stage.fixture";
import { networkFault } from "../../../lib/api-client";
import { useCsvImport } from "./use-csv-import";

const calls = vi.hoisted(() => ({
  checkCsv: vi.fn<() => Promise<unknown>>(),
  importCsv: vi.fn<() => Promise<unknown>>(),
}));
vi.mock("../../../lib/owner-csv", () => calls);

const server = vi.hoisted(() => ({ data: undefined as CsvImports | undefined }));
vi.mock("./use-csv-runs", () => ({ useCsvRuns: () => server }));

let csv: ReturnType<typeof useCsvImport>;
function Stage() {
  const current = useCsvImport();
  useEffect(() => {
    csv = current;
  });
  return null;
}
const show = (runs: Partial<CsvImports>) => {
  server.data = { running: null, last: null, imports: [], ...runs };
  render(<Stage />);
};

const report: CsvReport = {
  ...{ importId: 0, isImported: false, lines: [] },
  counts: { added: 0, changed: 3, same: 1, refused: 0 },
  unread: [],
};
const file = new File(["keyId"], "plants.csv");
const running = { what: "import", name: "plants", fileName: "plants.csv", done: 1, total: 4 };

setStage();

test("the result of an import whose connection was lost appears, as was promised", async () => {
  show({});
  calls.checkCsv.mockResolvedValue({ data: report, etag: "1" });
  await act(async () => csv.take(file));
  expect(csv.outcome?.text).toContain("Nothing is saved yet.");
  calls.importCsv.mockRejectedValue(networkFault());
  await act(() => csv.run());
  expect(csv.outcome?.text).toContain("the result will appear here");
  show({ running: running as CsvImports["running"] });
  const last = { fileName: "plants.csv", isDryRun: false, at: new Date().toISOString() };
  show({ last: { ...last, name: "plants", report: { ...report, isImported: true } } });
  expect(csv.outcome?.text).toContain("plants.csv: Imported: 3 changes are saved.");
  expect([csv.file, csv.checked]).toEqual([null, null]);
});

test("a file that is too big takes the place of the one before", async () => {
  show({});
  calls.checkCsv.mockResolvedValue({ data: report, etag: "1" });
  await act(async () => csv.take(file));
  expect(csv.file).toBe(file);
  const big = new File(["keyId"], "animals.csv");
  vi.spyOn(big, "size", "get").mockReturnValue(csvLimits.bytes + 1);
  act(() => csv.take(big));
  expect(csv.outcome?.problems).toHaveLength(1);
  expect([csv.file, csv.checked, csv.found]).toEqual([null, null, null]);
});

test("a check that is just over is found on a visit, and is no news where another tab made it", () => {
  const at = new Date().toISOString();
  const file = { name: "plants", fileName: "plants.csv" } as const;
  const last = { ...file, isDryRun: true, at, report };
  show({});
  show({ last });
  expect(csv.found).toBeNull();
  render(null);
  show({ last });
  expect(csv.found).toEqual(last);
});
