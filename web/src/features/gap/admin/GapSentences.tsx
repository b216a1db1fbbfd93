import { Link } from "react-router-dom";
import type { GapSubject } from "shared-types/gap/codes";
import type { GapSentence, GapSpecies } from "shared-types/gap/answers";
import { panelPaths } from "../../../lib/panel-paths";
import styles from "./GapSentences.module.css";

/** Where the owner does something about it. */
const ways: Record<GapSubject, { label: string; to: string }> = {
  nectar: { label: "Add a sighting", to: panelPaths.sightings },
  fruit: { label: "Add a sighting", to: panelPaths.sightings },
  host: { label: "Add an association", to: panelPaths.associationAdd },
  photos: { label: "Import photos", to: panelPaths.photosImport },
  records: { label: "Add a sighting", to: panelPaths.sightings },
};

const pathOf = ({ kind, keyId }: GapSpecies) =>
  kind === "plant" ? panelPaths.plantEdit(keyId) : panelPaths.animalEdit(keyId);

function Species({ species }: { species: readonly GapSpecies[] }) {
  return (
    <ul role="list" className={styles.species}>
      {species.map((one) => (
        <li key={`${one.kind} ${one.keyId}`}>
          <Link to={pathOf(one)} className={styles.way}>
            {one.nameCommon}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** So many stand in the open; more open at a press. */
const shown = 4;

/** What is missing, sentence by sentence, each with the way on. */
export function GapSentences({ sentences }: { sentences: readonly GapSentence[] }) {
  return (
    <ul role="list">
      {sentences.map(({ about, text, species, fill }) => (
        <li key={text} className={styles.sentence}>
          <div>
            <p className={styles.text}>{text}</p>
            {species.length > shown ? (
              <details>
                <summary className={styles.more}>Show all {species.length}</summary>
                <Species species={species} />
              </details>
            ) : (
              species.length > 0 && <Species species={species} />
            )}
            {fill.length > 0 && (
              <div className={styles.fill}>
                <span className={styles.label}>Would fill it</span>
                <Species species={fill} />
              </div>
            )}
          </div>
          <Link to={ways[about].to} className={styles.way}>
            {ways[about].label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
