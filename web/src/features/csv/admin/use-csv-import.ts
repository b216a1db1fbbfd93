import { useEffect, useEffectEvent, useRef, useState } from "react";
import { csvLimits, csvTooBig, type CsvName } from "shared-types/csv/codes";
import type { CsvImports, CsvReport } from "shared-types/csv/answers";
import { errorTexts, whyRefused } from "../../../components/form/errors";
import type { OutcomeWords } from "../../../components/panel/Outcome";
import { isAway } from "../../../lib/errors";
import { checkCsv, importCsv } from "../../../lib/owner-csv";
import { announceSave } from "../../../lib/announce-save";
import { changesOf, checkWords, csvNameOfFile, doneWords, foundWords } from "./csv-messages";
import { useCsvRuns } from "./use-csv-runs";

/** A checked file and the report of what importing it would do. */
interface Checked {
  name: CsvName;
  file: File;
  report: CsvReport;
  etag: string;
}

const cutOff =
  "The connection was lost. If the file arrived, the server is still working on it: it saves all of it or nothing, and the result will appear here.";

const recentMs = 15 * 60_000;

/** Whether the owner may still look for the report of a check. */
const isRecentCheck = (last: CsvImports["last"]) =>
  last?.isDryRun === true && Date.now() - Date.parse(last.at) < recentMs;

/** A CSV import: dry run first, then exactly what was reported. */
export function useCsvImport() {
  const [name, setName] = useState<CsvName>("plants");
  const [file, setFile] = useState<File | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [outcome, setOutcome] = useState<OutcomeWords | null>(null);
  const [busy, setBusy] = useState<"" | "check" | "import">("");
  const { data: runs } = useCsvRuns(busy !== "");
  const isOfTables = runs?.running?.what !== "undo" && runs?.running?.name !== "sightings";
  const running = isOfTables ? (runs?.running ?? null) : null;

  /** What ended on the server while nobody here was waiting for it. */
  const [found, setFound] = useState<CsvImports["last"]>(null);
  const hasRun = useRef<boolean | null>(null);
  /** The connection was lost: nobody here waits any more for what the server makes of the file. */
  const isCutOff = useRef(false);
  /** The last report that this page did wait for. */
  const own = useRef("");
  const follow = useEffectEvent(() => {
    const { last = null } = runs ?? {};
    const isFirst = hasRun.current === null;
    const isOver = hasRun.current === true && !running;
    hasRun.current = running !== null;
    const isWaiting = busy !== "" || (file !== null && !isCutOff.current);
    // On a visit, an import that is over is in the list below; a check is nowhere else.
    const isNews = isOver || (isFirst && !running && isRecentCheck(last));
    if (!last || isWaiting || !isNews || JSON.stringify(last.report) === own.current) return;
    setFile(null);
    setChecked(null);
    setFound(last);
    setOutcome({ text: foundWords(last), isBad: last.report.counts.refused > 0 });
    if (last.report.isImported) announceSave();
  });
  useEffect(() => {
    if (runs) follow();
  }, [runs]);

  const during = async (what: "check" | "import", work: () => Promise<void>) => {
    setBusy(what);
    isCutOff.current = false;
    try {
      await work();
    } catch (error) {
      isCutOff.current = isAway(error);
      const text = what === "check" ? "Couldn’t check the file." : "Nothing was imported.";
      setOutcome(
        isCutOff.current ? { text: cutOff } : { text, problems: errorTexts(whyRefused(error)) },
      );
    }
    setBusy("");
  };

  const check = (wanted: CsvName, chosen: File) =>
    during("check", async () => {
      setChecked(null);
      setFound(null);
      setOutcome(null);
      const { data: report, etag } = await checkCsv(wanted, chosen);
      own.current = JSON.stringify(report);
      setChecked({ name: wanted, file: chosen, report, etag });
      setOutcome({ text: checkWords(report), isBad: report.counts.refused > 0 });
    });

  return {
    name,
    file,
    checked,
    found,
    outcome,
    busy,
    running,

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
      if (chosen.size > csvLimits.bytes) {
        setFile(null);
        setChecked(null);
        setFound(null);
        setOutcome({ text: "Couldn’t check the file.", problems: [csvTooBig(csvLimits.bytes)] });
        return;
      }
      setFile(chosen);
      void check(wanted, chosen);
    },

    async run(): Promise<void> {
      if (busy !== "" || !checked || changesOf(checked.report) === 0) return;
      await during("import", async () => {
        const report = await importCsv(checked.name, checked.file, checked.etag);
        own.current = JSON.stringify(report);
        if (report.isImported) {
          setChecked(null);
          setFile(null);
          setOutcome({ text: doneWords(report) });
        } else {
          setChecked({ ...checked, report });
          setOutcome({ text: checkWords(report), isBad: report.counts.refused > 0 });
        }
      });
    },
  };
}
