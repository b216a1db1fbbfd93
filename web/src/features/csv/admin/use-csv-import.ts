import { useState } from "react";
import type { CsvName, CsvReport } from "shared-types";
import { whyNotDone } from "../../../components/form/errors";
import type { OutcomeWords } from "../../../components/panel/Outcome";
import { ApiError } from "../../../lib/errors";
import { checkCsv, importCsv } from "../../../lib/owner-csv";
import { changesOf, checkWords, doneWords, csvNameOfFile } from "./csv-messages";

/** A checked file and the report of what importing it would do. */
interface Checked {
  name: CsvName;
  file: File;
  report: CsvReport;
  etag: string;
}

/** The server's message about a refused file, or why there is none. */
function problemsOf(error: unknown): string[] {
  const isTold = error instanceof ApiError && [400, 412, 413].includes(error.status);
  return isTold ? [error.message] : whyNotDone(error).map(({ errorMessage }) => errorMessage);
}

/** A CSV import: dry run first, then exactly what was reported. */
export function useCsvImport() {
  const [name, setName] = useState<CsvName>("plants");
  const [file, setFile] = useState<File | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [outcome, setOutcome] = useState<OutcomeWords | null>(null);
  const [busy, setBusy] = useState<"" | "check" | "import">("");

  const during = async (what: "check" | "import", work: () => Promise<void>) => {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      const text = what === "check" ? "The file was not checked." : "Nothing was imported.";
      setOutcome({ text, problems: problemsOf(error) });
    }
    setBusy("");
  };

  const check = (wanted: CsvName, chosen: File) =>
    during("check", async () => {
      setChecked(null);
      setOutcome(null);
      const { data: report, etag } = await checkCsv(wanted, chosen);
      setChecked({ name: wanted, file: chosen, report, etag });
      setOutcome({ text: checkWords(report) });
    });

  return {
    name,
    file,
    checked,
    outcome,
    busy,

    /** Changes the kind, and checks the same file again. */
    choose(wanted: CsvName): void {
      if (busy !== "") return;
      setName(wanted);
      if (file) void check(wanted, file);
    },

    take(chosen: File): void {
      if (busy !== "") return;
      const wanted = csvNameOfFile(chosen.name) ?? name;
      setName(wanted);
      setFile(chosen);
      void check(wanted, chosen);
    },

    async run(): Promise<void> {
      if (busy !== "" || !checked || changesOf(checked.report) === 0) return;
      await during("import", async () => {
        const report = await importCsv(checked.name, checked.file, checked.etag);
        if (report.isImported) {
          setChecked(null);
          setFile(null);
          setOutcome({ text: doneWords(report) });
        } else {
          setChecked({ ...checked, report });
          setOutcome({ text: checkWords(report) });
        }
      });
    },
  };
}
