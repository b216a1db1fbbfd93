import { Link } from "react-router-dom";
import type { ToldSighting } from "shared-types/calendar/codes";
import { sightingEvidenceLabels } from "shared-types/sighting/codes";
import { stageLabels } from "shared-types/stage/codes";
import { dateWords } from "../api/week-words";
import { speciesPath } from "../../../lib/paths";
import styles from "./OpenedRow.module.css";

/** What was noticed, with or without a camera: when, how, and what the owner wrote. */
export function SightingNotes({ sightings }: { sightings: readonly ToldSighting[] }) {
  return (
    <ul role="list" className={styles.notes} aria-label="Sightings">
      {sightings.map(({ date, evidence, stage, note, other }, place) => (
        <li key={place}>
          <span className={styles.facts}>
            {[
              dateWords(date),
              sightingEvidenceLabels[evidence],
              ...(stage === "" ? [] : [stageLabels[stage]]),
            ].join(" · ")}
            {other && (
              <>
                {" · with "}
                <Link to={speciesPath(other)}>{other.nameCommon}</Link>
              </>
            )}
          </span>
          {note !== "" && <span className={styles.note}>{note}</span>}
        </li>
      ))}
    </ul>
  );
}
