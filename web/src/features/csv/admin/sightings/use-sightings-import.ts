import { useState } from "react";
import {
  csvTooBig,
  sightingImportLimits,
  type DateAnswers,
  type SightingFormat,
  type SightingsImported,
} from "shared-types";
import { errorTexts, whyRefused } from "../../../../components/form/errors";
import type { OutcomeWords } from "../../../../components/panel/Outcome";
import { dropDraft, readDraft, writeDraft } from "../../../../lib/drafts";
import { isAway } from "../../../../lib/errors";
import { checkSightings, importSightings } from "../../../../lib/owner-csv";
import { useCsvRuns } from "../use-csv-runs";
import { settle, type Choices } from "./choices";
import { formatOfFile } from "./file-format";
import { checkWords, doneWords, refusedLines } from "./words";

/** A file, and the report of what importing it would do. */
interface Checked {
  file: File;
  format: SightingFormat;
  report: SightingsImported;
}

/** How an import ended. */
interface Saved {
  format: SightingFormat;
  report: SightingsImported;
}

const cutOff =
  "The connection was lost. If the file had arrived, the server is still working on it, and all of it is saved or none. Choose the file again: nothing is added twice.";

/** What was said about names outlives a reload, after which the file has to be chosen again. */
const draftKey = "sightings-import";
const keptChoices = () => (readDraft(draftKey)?.typed ?? {}) as Choices;

/** An import of sightings: a dry run, the owner's word about names, then all of it or nothing. */
export function useSightingsImport() {
  const [format, setFormat] = useState<SightingFormat>("inaturalist");
  const [file, setFile] = useState<File | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [saved, setSaved] = useState<Saved | null>(null);
  const [choices, setChoices] = useState(keptChoices);
  const [dates, setDates] = useState<DateAnswers>({});
  const [outcome, setOutcome] = useState<OutcomeWords | null>(null);
  const [busy, setBusy] = useState<"" | "check" | "import">("");
  const { data: runs, refresh } = useCsvRuns(busy === "import");
  const running = runs?.running?.name === "sightings" ? runs.running : null;

  const during = async (what: "check" | "import", work: () => Promise<void>) => {
    setBusy(what);
    setOutcome(null);
    setSaved(null);
    try {
      await work();
    } catch (error) {
      const text = what === "check" ? "Couldn’t check the file." : "Nothing was imported.";
      const isCutOff = what === "import" && isAway(error);
      setOutcome(isCutOff ? { text: cutOff } : { text, problems: errorTexts(whyRefused(error)) });
    }
    setBusy("");
  };

  const show = (next: Checked) => {
    setChecked(next);
    setOutcome({ text: checkWords(next.report), isBad: refusedLines(next.report) > 0 });
  };

  const check = (wanted: SightingFormat, chosen: File, told: DateAnswers = {}) =>
    during("check", async () => {
      setChecked(null);
      setDates(told);
      show({ file: chosen, format: wanted, report: await checkSightings(wanted, chosen, told) });
    });

  const { matches, lines } = settle(checked?.report.unmatched ?? [], choices);
  const isRefused = checked !== null && refusedLines(checked.report) > 0;
  /** How many lines would be saved. */
  const wanted = checked === null || isRefused ? 0 : checked.report.new + lines;

  return {
    format,
    file,
    checked,
    saved,
    choices,
    dates,
    outcome,
    busy,
    running,
    wanted,

    settle(next: Choices): void {
      writeDraft(draftKey, { at: Date.now(), base: {}, typed: { ...next } });
      setChoices(next);
    },

    /** Says how the dates of the file are meant, and checks it again. */
    tellDates(told: DateAnswers): void {
      if (busy === "" && checked !== null) void check(checked.format, checked.file, told);
    },

    /** Changes the format, and checks the same file again. */
    choose(other: SightingFormat): void {
      if (busy !== "") return;
      setFormat(other);
      if (file) void check(other, file);
    },

    async take(chosen: File): Promise<void> {
      if (busy !== "") return;
      setFile(chosen);
      if (chosen.size > sightingImportLimits.bytes) {
        const problems = [csvTooBig(sightingImportLimits.bytes)];
        setChecked(null);
        setSaved(null);
        setOutcome({ text: "Couldn’t check the file.", problems });
        return;
      }
      const found = (await formatOfFile(chosen).catch(() => undefined)) ?? format;
      setFormat(found);
      await check(found, chosen);
    },

    async run(): Promise<void> {
      if (busy !== "" || checked === null || wanted === 0) return;
      await during("import", async () => {
        const report = await importSightings(checked.format, checked.file, matches, dates);
        refresh();
        if (refusedLines(report) > 0 || report.saved === 0) {
          show({ ...checked, report });
          return;
        }
        dropDraft(draftKey);
        setChecked(null);
        setFile(null);
        setChoices({});
        setSaved({ format: checked.format, report });
        setOutcome({ text: doneWords(report) });
      });
    },
  };
}
