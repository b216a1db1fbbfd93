import { memo } from "react";
import { Link } from "react-router-dom";
import type { PlanBed } from "shared-types/plan/answers";
import { paths } from "../../../lib/paths";
import type { PlantKind } from "../api/kinds";
import { bedName, paragraphsOf } from "../api/plan-words";
import styles from "./BedList.module.css";

/** The beds of a drawing in words, each with its plants. */
export const BedList = memo(Beds);

function Beds({ beds, kinds }: { beds: readonly PlanBed[]; kinds: readonly PlantKind[] }) {
  return (
    <ul role="list" className={styles.beds}>
      {beds.map((bed, n) => {
        const own = kinds.filter(({ plantings }) =>
          plantings.some(({ bedId }) => bedId === bed.bedId),
        );
        const name = bedName(bed, n);
        return (
          <li key={bed.bedId} className={styles.bed}>
            <h3 className={styles.name}>{name}</h3>
            {paragraphsOf(bed.text).map((text, line) => (
              <p key={line}>{text}</p>
            ))}
            {own.length > 0 && (
              <ul role="list" className={styles.plants} aria-label={`Plants: ${name}`}>
                {own.map(({ number, plant }) => (
                  <li key={plant.plantId} className={styles.plant}>
                    <span className={styles.number}>{number}</span>
                    <Link to={paths.floraDetail(plant.keyId)}>{plant.nameCommon}</Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}
