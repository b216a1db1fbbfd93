import { Link } from "react-router-dom";
import { sightingFormatLabels, sightingFormats, type PhotoOptions } from "shared-types";
import { Outcome } from "../../../../components/panel/Outcome";
import { Button, buttonClass } from "../../../../components/ui/Button";
import { FileButton } from "../../../../components/ui/FileButton";
import { SelectField } from "../../../../components/ui/SelectField";
import { countOf } from "../../../../lib/format";
import { panelPaths } from "../../../../lib/panel-paths";
import styles from "../Csv.module.css";
import { CsvProgress } from "../CsvProgress";
import { DateQuestions } from "./DateQuestions";
import { RefusedLines } from "./RefusedLines";
import { UnmatchedNames } from "./UnmatchedNames";
import { useSightingsImport } from "./use-sightings-import";

const formats = sightingFormats.map((value) => ({ value, label: sightingFormatLabels[value] }));

/** Import of sightings: a report first, names to settle, then all or nothing. */
export function SightingsImport({ options }: { options: PhotoOptions }) {
  const sightings = useSightingsImport();
  const { format, file, checked, saved, outcome, busy, running, wanted, dates } = sightings;
  const runLabel = wanted === 0 ? "Import" : `Import ${countOf(wanted, "sighting", "sightings")}`;
  return (
    <section aria-labelledby="import" className={styles.part}>
      <h2 id="import" className={styles.title}>
        Choose a file
      </h2>
      <p>
        Take in your observations from iNaturalist or eBird, or a file of sightings that you
        exported here. You’ll see what it has before anything is saved. What is already here is not
        added again, and places are never kept.
      </p>
      <div className={styles.choice}>
        <SelectField
          name="format"
          label="It comes from"
          value={format}
          options={formats}
          onChange={(other) => sightings.choose(other)}
        />
        <FileButton
          kind={wanted > 0 ? "plain" : "solid"}
          accept=".csv,text/csv"
          isBusy={busy !== ""}
          onChoose={(chosen) => void sightings.take(chosen)}
        >
          {busy === "check" ? "Checking..." : "Choose a CSV file"}
        </FileButton>
        {file && <p className={styles.soft}>{file.name}</p>}
      </div>
      {running && <CsvProgress run={running} />}
      <Outcome outcome={outcome} />
      {saved && (
        <Link
          to={`${panelPaths.sightings}?source=${saved.format}`}
          className={buttonClass("plain")}
        >
          See the sightings
        </Link>
      )}
      {checked && (
        <>
          {checked.report.dateQuestions.length > 0 && (
            <DateQuestions
              questions={checked.report.dateQuestions}
              answers={dates}
              onAnswer={(told) => sightings.tellDates(told)}
            />
          )}
          {checked.report.refused.length > 0 && <RefusedLines report={checked.report} />}
          {checked.report.unmatched.length > 0 && (
            <UnmatchedNames
              key={checked.file.name}
              names={checked.report.unmatched}
              options={options}
              choices={sightings.choices}
              onChange={(choices) => sightings.settle(choices)}
            />
          )}
          <Button
            kind="solid"
            disabled={wanted === 0}
            aria-disabled={busy !== "" || undefined}
            onClick={() => void sightings.run()}
          >
            {busy === "import" ? "Importing..." : runLabel}
          </Button>
        </>
      )}
    </section>
  );
}
