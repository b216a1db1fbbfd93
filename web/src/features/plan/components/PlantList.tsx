import { memo } from "react";
import { Link } from "react-router-dom";
import { seasonLabels } from "shared-types/plant/codes";
import { paths } from "../../../lib/paths";
import type { PlantKind } from "../api/kinds";
import { rowId } from "./PlanMarks";
import styles from "./PlantList.module.css";

interface PlantListProps {
  kinds: readonly PlantKind[];
  /** The drawing. */
  of: string;
  anchor: string;
  /** The plant whose card is open. */
  chosen: number | undefined;
  /** Whose marks stand out while it is pointed at. */
  onPoint: (plantId: number | null) => void;
  onChoose: (plantingId: number | null) => void;
}

/** The plants of a drawing by the number of their marks: the same as the drawing, in words. */
export const PlantList = memo(List);

function List({ kinds, of, anchor, chosen, onPoint, onChoose }: PlantListProps) {
  return (
    <section className={styles.box} aria-label={`Planting list: ${of}`}>
      <h3 className={styles.title}>Planting list</h3>
      <ol role="list" className={styles.list}>
        {kinds.map(({ number, plant, plantings, count }) => (
          <li
            key={plant.plantId}
            id={rowId(anchor, plant.plantId)}
            className={styles.row}
            data-chosen={plant.plantId === chosen}
            onMouseEnter={() => onPoint(plant.plantId)}
            onMouseLeave={() => onPoint(null)}
            onFocus={() => onPoint(plant.plantId)}
            onBlur={() => onPoint(null)}
          >
            <button
              type="button"
              className={styles.number}
              aria-label={`${number}: show ${plant.nameCommon} on the drawing`}
              onClick={() => onChoose(plantings[0]?.plantingId ?? null)}
            >
              <span>{number}</span>
            </button>
            <Link to={paths.floraDetail(plant.keyId)} className={styles.name}>
              {plant.nameCommon}
            </Link>
            <span className={styles.count}>{count > 0 && <>×&#8239;{count}</>}</span>
            <span className={styles.season}>{plant.season && seasonLabels[plant.season]}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
