import { Link } from "react-router-dom";
import type { PhotoOptions } from "shared-types/photo/answers";
import { sightingFormatLabels, sightingFormats } from "shared-types/sighting-import/codes";
import type { SightingsImported } from "shared-types/sighting-import/answers";
import { Outcome } from "../../../../components/panel/Outcome";
import { Button, buttonClass } from "../../../../components/ui/Button";
import { FileButton } from "../../../../components/ui/FileButton";
import { SelectField } from "../../../../components/ui/SelectField";
import { countOf } from "../../../../lib/format";
import { panelPaths } from "../../../../lib/panel-paths";
import { NameHead, PanelTable } from "../../../../components/ui/PanelTable";
import styles from "../Csv.module.css";
import { CsvProgress } from "../CsvProgress";
import { ChangedSightings } from "./ChangedSightings";
import { DateQuestions } from "./DateQuestions";
import { Picks } from "./Picks";
import { UnmatchedNames } from "./UnmatchedNames";
import { useSightingsImport } from "./use-sightings-import";
import { needsPlaces, runWords } from "./words";

/** The lines of a file that cannot be imported, and why. */
function RefusedLines({ report }: { report: SightingsImported }) {
  const { refused } = report;
  const more = report.refusedCount - refused.length;
  return (
    <section aria-labelledby="refused" className={styles.names}>
      <h3 id="refused" className={styles.title}>
        {countOf(report.refusedCount, "refused line", "refused lines")}
      </h3>
      <div className={styles.lines}>
        <PanelTable caption="The refused lines" columns={["Line", "Why"]}>
          {refused.map(({ line, reason }) => (
            <tr key={line} data-outcome="refused">
              <NameHead>Line {line.toLocaleString("en-US")}</NameHead>
              <td className={styles.details}>{reason}</td>
            </tr>
          ))}
        </PanelTable>
        {more > 0 && <p className={styles.soft}>And {countOf(more, "line", "lines")} more.</p>}
      </div>
    </section>
  );
}

type Sightings = ReturnType<typeof useSightingsImport>;

/** Where a file's observations were made: which places are the yard, if there are several. */
function Places({ report, sightings }: { report: SightingsImported; sightings: Sightings }) {
  const { places } = report;
  const { chosen, isStale, busy } = sightings;
  const [first] = places;
  if (!first) return null;
  if (places.length === 1 && first.name === "") return null;
  if (places.length === 1)
    return <p className={styles.soft}>Everything in it was seen at {first.name}.</p>;
  return (
    <Picks
      title={`${countOf(places.length, "place", "places")} in this file`}
      hint="Check the ones that are your yard. Sightings from anywhere else aren’t imported. The site remembers your choice for the next file, but not the names."
      picks={places.map((place) => ({ ...place, name: place.name || "No place given" }))}
      chosen={chosen.places}
      onChange={(chosen) => sightings.tell({ places: chosen })}
      noun={["place", "places"]}
    >
      {isStale && (
        <Button
          kind="solid"
          aria-disabled={busy !== "" || undefined}
          onClick={() => sightings.checkPlaces()}
        >
          Continue with {countOf(chosen.places.length, "place", "places")}
        </Button>
      )}
    </Picks>
  );
}

const formats = sightingFormats.map((value) => ({ value, label: sightingFormatLabels[value] }));

/** Import of sightings: a report first, names to settle, then all or nothing. */
export function SightingsImport({ options }: { options: PhotoOptions }) {
  const sightings = useSightingsImport();
  const { format, file, checked, saved, outcome, busy, running, wanted, chosen } = sightings;
  const { isStale, following, dates } = sightings;
  const runLabel = checked ? runWords(checked.report, wanted, following.length) : "Import";
  const isReady = wanted + following.length > 0 && !isStale;
  return (
    <section aria-labelledby="import" className={styles.part}>
      <h2 id="import" className={styles.title}>
        Choose a file
      </h2>
      <p>
        Import your observations from iNaturalist or eBird, a list from another program or of your
        own, or a file of sightings you exported here. You’ll see what it contains before anything
        is saved. Sightings you already have aren’t added again, and locations are never kept.
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
          kind={checked ? "plain" : "solid"}
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
              onAnswer={(answers) => sightings.tellDates(answers)}
            />
          )}
          <Places report={checked.report} sightings={sightings} />
          {checked.report.observers.length > 0 && !needsPlaces(checked.report) && (
            <Picks
              title={
                checked.report.observers.length > 1
                  ? "Whose observations are these?"
                  : "Are these your own observations?"
              }
              hint="Check the accounts that are yours; the site remembers them. When you export for science, what other people saw keeps their name and license, and is left out if it has no license."
              picks={checked.report.observers.map(({ login, name, count }) => ({
                ...{ key: login, count },
                name: name === login ? login : `${name} (${login})`,
              }))}
              chosen={chosen.observers}
              onChange={(observers) => sightings.tell({ observers })}
              noun={["account", "accounts"]}
            />
          )}
          {checked.report.changed.length > 0 && (
            <ChangedSightings
              report={checked.report}
              follow={chosen.follow}
              onChange={(follow) => sightings.tell({ follow })}
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
          {!needsPlaces(checked.report) && (
            <Button
              kind="solid"
              disabled={!isReady}
              aria-disabled={busy !== "" || undefined}
              onClick={() => void sightings.run()}
            >
              {busy === "import" ? "Importing..." : runLabel}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
