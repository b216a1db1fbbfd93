import { Fragment } from "react";
import { Link } from "react-router-dom";
import { thumbPlaceholder } from "shared-types/photo/codes";
import type { PlanBed, Planting } from "shared-types/plan/answers";
import { plantTypeLabels, seasonLabels } from "shared-types/plant/codes";
import { floraFacets } from "../../../components/species/flora-facets";
import { Icon } from "../../../components/ui/Icon";
import { InternalMark } from "../../../components/ui/InternalMark";
import { images, paths } from "../../../lib/paths";
import { useRead } from "../../../lib/swr";
import type { PlantKind } from "../api/kinds";
import { bedName, plantingWords } from "../api/plan-words";
import styles from "./PlantCard.module.css";

/** A white oak has dozens; its page names them all. */
const visitorsShown = 4;

interface PlantCardProps {
  kind: PlantKind;
  planting: Planting;
  beds: readonly PlanBed[];
  onClose: () => void;
}

/** What a mark stands for: the plant's picture and names, its bloom and visitors, and its planting. */
export function PlantCard({ kind: { number, plant }, planting, beds, onClose }: PlantCardProps) {
  const { plantId, nameCommon, nameScientific, type, season, keyId, internal } = plant;
  const { thumbFileName, thumbVersion } = plant;
  const place = beds.findIndex(({ bedId }) => bedId === planting.bedId);
  const bed = beds[place];
  const facts = [
    type && plantTypeLabels[type],
    season && seasonLabels[season],
    planting.number > 1 && `${planting.number} here`,
  ].filter(Boolean);
  const dates = plantingWords(planting);
  // Only an open card asks: the plan's page shows neither.
  const { data: known } = useRead(floraFacets);
  const isInBloom = planting.removedOn === null && known?.inBloom.includes(plantId);
  const visitors = known?.visitors.filter(({ plantIds }) => plantIds.includes(plantId)) ?? [];
  const more = visitors.length - visitorsShown;
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
        {isInBloom && <p className={styles.bloom}>In bloom today</p>}
        {visitors.length > 0 && (
          <p className={styles.visitors}>
            Visited by{" "}
            {visitors.slice(0, visitorsShown).map((visitor, n) => (
              <Fragment key={visitor.keyId}>
                {n > 0 && ", "}
                <Link to={paths.faunaDetail(visitor.keyId)}>{visitor.nameCommon}</Link>
              </Fragment>
            ))}
            {more > 0 && (
              <>
                {" and "}
                <Link to={paths.floraDetail(keyId)}>{`${more} more`}</Link>
              </>
            )}
          </p>
        )}
        {bed && <p className="part-note">{bedName(bed, place)}</p>}
        {dates && <p className="part-note">{dates}</p>}
        {planting.note && <p className={styles.note}>{planting.note}</p>}
      </div>
    </section>
  );
}
