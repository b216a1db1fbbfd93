import { memo, startTransition, useCallback, useMemo, useState } from "react";
import { Link } from "react-router-dom";
import type { PlanPlant, PlanSheetDetail, PlanBed } from "shared-types/plan/answers";
import { stoodIn } from "shared-types/plan/codes";
import type { Viewpoint } from "shared-types/viewpoint/answers";
import { VisuallyHidden } from "../../../components/ui/VisuallyHidden";
import { paths } from "../../../lib/paths";
import { kindsIn, kindsOf, type PlantKind } from "../api/kinds";
import { bedName, paragraphsOf } from "../api/plan-words";
import { PlanDrawing, PlanScale } from "./PlanDrawing";
import { markId } from "./PlanMarks";
import styles from "./PlanSheetView.module.css";
import { PlantCard } from "./PlantCard";
import { PlantList } from "./PlantList";
import { useOpenLinked } from "./use-linked";
import { ZoomButtons } from "./ZoomButtons";

/** The beds of a drawing in words, each with its plants. */
const BedList = memo(Beds);

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

interface PlanSheetViewProps {
  sheet: PlanSheetDetail;
  plants: readonly PlanPlant[];
  viewpoints: readonly Viewpoint[];
  /** Null: everything, because nothing is dated. */
  year: number | null;
  /** Its drawing is the page's first picture. */
  isFirst: boolean;
  /** The planting that the address names, if it is on this drawing. */
  linkedId: number | null;
  /** Begins the ids of its rows. */
  anchor: string;
}

/** One drawing with its marks, the card of the chosen plant, the same plants as a list, and the beds. */
export const PlanSheetView = memo(SheetView);

function SheetView(props: PlanSheetViewProps) {
  const { sheet, plants, viewpoints, year, isFirst, linkedId, anchor } = props;
  const name = sheet.title || "Drawing";
  const kinds = useMemo(() => kindsOf(sheet, plants), [sheet, plants]);
  const shown = useMemo(() => kindsIn(kinds, year), [kinds, year]);
  const [chosenId, setChosen] = useState<number | null>(null);
  // With hundreds of marks, the browser answers before they follow.
  const choose = useCallback((id: number | null) => startTransition(() => setChosen(id)), []);
  const [level, setLevel] = useState(0);
  const zoom = (next: number) => startTransition(() => setLevel(next));
  const [pointed, setPointed] = useState<number | null>(null);
  const point = useCallback((id: number | null) => startTransition(() => setPointed(id)), []);
  const planting = sheet.plantings.find(({ plantingId }) => plantingId === chosenId);
  const isThere = planting && (year === null || stoodIn(planting, year));
  useOpenLinked(linkedId, setChosen, isThere === true && chosenId === linkedId);
  const kind = isThere ? shown.find(({ plant }) => plant.plantId === planting.plantId) : undefined;
  return (
    <section className={styles.sheet} id={anchor}>
      <div className={styles.head}>
        <h2 className={styles.title}>{sheet.title || <VisuallyHidden>Drawing</VisuallyHidden>}</h2>
        <ZoomButtons of={name} level={level} onZoom={zoom} />
      </div>
      <div className={styles.spread}>
        <figure className={styles.figure}>
          <PlanDrawing
            sheet={sheet}
            kinds={shown}
            year={year}
            isFirst={isFirst}
            anchor={anchor}
            level={level}
            chosenId={kind ? chosenId : null}
            plantId={pointed ?? kind?.plant.plantId ?? null}
            onChoose={choose}
            viewpoints={viewpoints}
          />
          <figcaption className={styles.caption}>
            {sheet.caption && <span>{sheet.caption}</span>}
            <PlanScale sheet={sheet} />
          </figcaption>
        </figure>
        <div className={styles.aside}>
          <div aria-live="polite">
            {kind && planting && (
              <PlantCard
                kind={kind}
                planting={planting}
                beds={sheet.beds}
                onClose={() => {
                  // The pressed button goes.
                  document
                    .getElementById(markId(planting.plantingId))
                    ?.focus({ preventScroll: true });
                  choose(null);
                }}
              />
            )}
          </div>
          {shown.length > 0 && (
            <PlantList
              kinds={shown}
              of={name}
              anchor={anchor}
              chosen={kind?.plant.plantId}
              onPoint={point}
              onChoose={choose}
            />
          )}
        </div>
      </div>
      {sheet.beds.length > 0 && <BedList beds={sheet.beds} kinds={shown} />}
    </section>
  );
}
