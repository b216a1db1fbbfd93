import { Link } from "react-router-dom";
import { paths } from "../../../lib/paths";
import type { Bed } from "../plans";
import styles from "./BedList.module.css";

/** The beds of a plan as text, each with its plants. */
export function BedList({ beds }: { beds: readonly Bed[] }) {
  return (
    <ul role="list" className={styles.beds}>
      {beds.map(({ name, text, plants }) => (
        <li key={name} className={styles.bed}>
          <h3 className={styles.name}>{name}</h3>
          <p>{text}</p>
          <ul role="list" className={styles.plants} aria-label={`Plants: ${name}`}>
            {plants.map((plant) => (
              <li key={plant.keyId}>
                <Link to={paths.floraDetail(plant.keyId)} className={styles.plant}>
                  {plant.name}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
