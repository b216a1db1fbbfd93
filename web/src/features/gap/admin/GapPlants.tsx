import { monthName } from "shared-types/kit/date";
import { Link } from "react-router-dom";
import type { GapOffer } from "shared-types/gap/codes";
import type { GapPlant } from "shared-types/gap/answers";
import { panelPaths } from "../../../lib/panel-paths";
import styles from "./GapTable.module.css";
import { offerLabels } from "./offer-words";

interface GapPlantsProps {
  offer: GapOffer;
  month: number;
  plants: readonly GapPlant[];
}

/** The plants behind a month, those noted in the yard first. */
export function GapPlants({ offer, month, plants }: GapPlantsProps) {
  const by = (evidence: GapPlant["evidence"]) => plants.filter((one) => one.evidence === evidence);
  const groups = [
    { label: "Noted here", plants: by("yard") },
    { label: "By season and books", plants: by("books") },
  ].filter((group) => group.plants.length > 0);
  return (
    <>
      <p className={styles.openedTitle}>
        {offerLabels[offer].title}, {monthName(month)}
      </p>
      {groups.length === 0 && <p>Nothing known.</p>}
      {groups.map((group) => (
        <div key={group.label} className={styles.group}>
          <p className={styles.groupLabel}>{group.label}</p>
          <ul role="list" className={styles.plants}>
            {group.plants.map(({ keyId, nameCommon }) => (
              <li key={keyId}>
                <Link to={panelPaths.plantEdit(keyId)} className={styles.plant}>
                  {nameCommon}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
