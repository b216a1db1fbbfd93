import { useState } from "react";
import { csvTooBig } from "shared-types/csv/codes";
import {
  sightingImportLimits,
  type DateAnswers,
  type SightingFormat,
} from "shared-types/sighting-import/codes";
import type { SightingsImported } from "shared-types/sighting-import/answers";
import { errorTexts, whyRefused } from "../../../../components/form/errors";
import type { OutcomeWords } from "../../../../components/panel/Outcome";
import { dropDrafts, readDrafts, writeDrafts } from "../../../../lib/drafts";
import { isAway } from "../../../../lib/errors";
import { checkSightings, importSightings, type SightingChoices } from "../../../../lib/owner-csv";
import { useCsvRuns } from "../use-csv-runs";
import { followable, settle, type Choices } from "./choices";
import { formatOfFile } from "./file-format";
import { checkWords, doneWords } from "./words";

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

/** What the owner says beside the names. */
interface OriginChoices {
  /** Keys of the places that are the yard. */
  places: string[];
  /** Accounts that are the owner's. */
  observers: string[];
  /** Changed sightings that are to be updated. */
  follow: number[];
}

const nothingChosen: OriginChoices = { places: [], observers: [], follow: [] };

const cutOff =
  "The connection was lost. If the file arrived, the server is still working on it, and saves all of it or nothing. Choose the file again: nothing is added twice.";

/** What was said about names outlives a reload, after which the file has to be chosen again. */
const draftKey = "sightings-import";
const keptChoices = () => (readDrafts(draftKey)[0]?.typed ?? {}) as Choices;

/** An import of sightings: a dry run, the owner's word about names, then all of it or nothing. */
export function useSightingsImport() {
  const [format, setFormat] = useState<SightingFormat>("inaturalist");
  const [file, setFile] = useState<File | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [saved, setSaved] = useState<Saved | null>(null);
  const [choices, setChoices] = useState(keptChoices);
  const [dates, setDates] = useState<DateAnswers>({});
  const [chosen, setChosen] = useState<OriginChoices>(nothingChosen);
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
    const { report } = next;
    setChecked(next);
    setChosen({
      places: report.places.filter(({ isTaken }) => isTaken).map(({ key }) => key),
      observers: report.observers.filter(({ isOwner }) => isOwner).map(({ login }) => login),
      follow: [],
    });
    setOutcome({ text: checkWords(report), isBad: report.refusedCount > 0 });
  };

  const check = (
    wanted: SightingFormat,
    chosen: File,
    matched: SightingChoices = {},
    answers: DateAnswers = {},
  ) =>
    during("check", async () => {
      setChecked(null);
      setDates(answers);
      const report = await checkSightings(wanted, chosen, matched, answers);
      show({ file: chosen, format: wanted, report });
    });

  const { matches, lines } = settle(checked?.report.unmatched ?? [], choices);
  /** How many lines would be saved, and which sightings updated. */
  const wanted = checked === null ? 0 : checked.report.new + lines;
  const following = checked === null ? [] : followable(checked.report, chosen.follow, matches);
  const taken = checked?.report.places.filter(({ isTaken }) => isTaken) ?? [];
  /** Whether the report is of other places than are chosen by now. */
  const isStale =
    taken.length !== chosen.places.length || taken.some(({ key }) => !chosen.places.includes(key));

  return {
    format,
    file,
    checked,
    saved,
    choices,
    dates,
    chosen,
    isStale,
    following,
    outcome,
    busy,
    running,
    wanted,

    settle(next: Choices): void {
      writeDrafts(draftKey, [{ key: draftKey, at: Date.now(), base: {}, typed: { ...next } }]);
      setChoices(next);
    },

    /** Says how the dates of the file are meant, and checks it again. */
    tellDates(answers: DateAnswers): void {
      if (busy !== "" || checked === null) return;
      const hasPlaces = checked.report.places.length > 1;
      void check(checked.format, checked.file, hasPlaces ? chosen : {}, answers);
    },

    /** Changes what is said of places, accounts and changed sightings. */
    tell(more: Partial<OriginChoices>): void {
      setChosen({ ...chosen, ...more });
    },

    /** Checks the same file for the places that are chosen by now. */
    checkPlaces(): void {
      if (busy !== "" || checked === null) return;
      void check(checked.format, checked.file, chosen, dates);
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
      if (busy !== "" || checked === null || isStale) return;
      if (wanted + following.length === 0) return;
      await during("import", async () => {
        const leaveOut = checked.report.refusedCount;
        const { places, observers } = chosen;
        const asked = { matches, follow: following, leaveOut, observers };
        // A single place is no choice to remember.
        const withPlaces = checked.report.places.length > 1 ? { ...asked, places } : asked;
        const report = await importSightings(checked.format, checked.file, withPlaces, dates);
        refresh();
        if (report.saved + report.followed === 0) {
          show({ ...checked, report });
          return;
        }
        dropDrafts(draftKey);
        setChecked(null);
        setFile(null);
        setChoices({});
        setSaved({ format: checked.format, report });
        const made = matches.filter(({ id }) => id === 0).length;
        setOutcome({ text: doneWords(report, made) });
      });
    },
  };
}
