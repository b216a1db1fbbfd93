import { Link } from "react-router-dom";
import {
  plantTypeLabels,
  seasonLabels,
  thumbPlaceholder,
  type PlanBed,
  type Planting,
} from "shared-types";
import { Icon } from "../../../components/ui/Icon";
import { InternalMark } from "../../../components/ui/InternalMark";
import { images, paths } from "../../../lib/paths";
import type { PlantKind } from "../api/kinds";
import { bedName, plantingWords } from "../api/plan-words";
import styles from "./PlantCard.module.css";

interface PlantCardProps {
  kind: PlantKind;
  planting: Planting;
  beds: readonly PlanBed[];
  onClose: () => void;
}

/** What a mark stands for: the plant's picture and names, and its planting. */
export function PlantCard({ kind: { number, plant }, planting, beds, onClose }: PlantCardProps) {
  const { nameCommon, nameScientific, type, season, keyId, internal } = plant;
  const { thumbFileName, thumbVersion } = plant;
  const place = beds.findIndex(({ bedId }) => bedId === planting.bedId);
  const bed = beds[place];
  const facts = [
    type && plantTypeLabels[type],
    season && seasonLabels[season],
    planting.number > 1 && `${planting.number} here`,
  ].filter(Boolean);
  const dates = plantingWords(planting);
  return (
    <section className={styles.card} aria-label={`${number} ${nameCommon}`}>
      {thumbFileName !== thumbPlaceholder && (
        <img src={images.thumb(thumbFileName, thumbVersion)} alt="" className={styles.picture} />
      )}
      <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
        <Icon name="close" />
      </button>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <span className={styles.number}>{number}</span>
          <Link to={paths.floraDetail(keyId)}>{nameCommon}</Link>
        </h3>
        <p className={styles.scientific}>{nameScientific}</p>
        {internal && <InternalMark />}
        {facts.length > 0 && <p className="part-interface">{facts.join(" · ")}</p>}
        {bed && <p className="part-note">{bedName(bed, place)}</p>}
        {dates && <p className="part-note">{dates}</p>}
        {planting.note && <p className={styles.note}>{planting.note}</p>}
      </div>
    </section>
  );
}
