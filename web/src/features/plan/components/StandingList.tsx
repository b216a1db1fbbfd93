import { Link } from "react-router-dom";
import type { PlantStanding } from "shared-types/plant/answers";
import { InternalMark } from "../../../components/ui/InternalMark";
import { paths } from "../../../lib/paths";
import { standsOf } from "../api/standing";
import styles from "./StandingList.module.css";

/** Where a plant stands: a line for each bed, which leads to its mark on the plan. */
export function StandingList({ plantings }: { plantings: readonly PlantStanding[] }) {
  return (
    <ul role="list">
      {standsOf(plantings).map(({ first, words }) => {
        const { planKeyId, planTitle, sheetTitle, plantingId, internal } = first;
        return (
          <li key={plantingId} className={styles.stand}>
            <Link to={paths.planting(planKeyId, plantingId)}>
              {[planTitle, sheetTitle].filter(Boolean).join(", ")}
            </Link>
            {internal && <InternalMark />}
            {words && <span className="part-hint">{words}</span>}
          </li>
        );
      })}
    </ul>
  );
}
