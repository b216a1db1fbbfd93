import { sightingEvidenceLabels, stageLabels, type ToldSighting } from "shared-types";
import { dateWords } from "../api/week-words";
import styles from "./OpenedRow.module.css";

/** What was noticed, with or without a camera: when, how, and what the owner wrote. */
export function SightingNotes({ sightings }: { sightings: readonly ToldSighting[] }) {
  return (
    <ul role="list" className={styles.notes} aria-label="Sightings">
      {sightings.map(({ date, evidence, stage, note }, place) => (
        <li key={place}>
          <span className={styles.facts}>
            {[
              dateWords(date),
              sightingEvidenceLabels[evidence],
              ...(stage === "" ? [] : [stageLabels[stage]]),
            ].join(" · ")}
          </span>
          {note !== "" && <span className={styles.note}>{note}</span>}
        </li>
      ))}
    </ul>
  );
}
