import { memo, useState, useId, type CSSProperties } from "react";
import type { PlanPlant, PlanSheetDetail } from "shared-types/plan/answers";
import { yearsOf } from "shared-types/plan/codes";
import type { Viewpoint } from "shared-types/viewpoint/answers";
import { Empty } from "../../../components/feedback/Empty";
import { afterPaint } from "../../../lib/after-paint";
import { lastYearOf } from "../api/kinds";
import { letterOf } from "../api/viewpoint";
import { PlanSheetView } from "./PlanSheetView";
import styles from "./PlanView.module.css";
import { ThenNow } from "./ThenNow";
import { useLinkedPlanting } from "./use-linked";

interface YearRulerProps {
  years: readonly number[];
  year: number;
  onChange: (year: number) => void;
}

/** At most this many years are engraved with their number. */
const mostLabels = 9;

/** A ruler with years engraved: what stood in the one it points at is shown. */
function YearRuler({ years, year, onChange }: YearRulerProps) {
  const id = useId();
  const [first = year] = years;
  const span = years.length - 1;
  const step = Math.ceil(years.length / mostLabels);
  const at = (of: number) => `${((of - first) / span) * 100}%`;
  return (
    <div className={styles.ruler}>
      <label htmlFor={id} className={styles.label}>
        What stood in <span className={styles.year}>{year}</span>
      </label>
      <div className={styles.scale}>
        <div
          className={styles.ticks}
          style={{ "--quarters": span * 4 } as CSSProperties}
          aria-hidden="true"
        >
          {years.map((one, n) => (
            <span
              key={one}
              className={styles.tick}
              style={{ insetInlineStart: at(one) }}
              data-chosen={one === year}
            >
              {(span - n) % step === 0 && <span className={styles.engraved}>{one}</span>}
            </span>
          ))}
        </div>
        <input
          id={id}
          type="range"
          className={styles.slider}
          min={first}
          max={first + span}
          value={year}
          onChange={(event) => onChange(Number(event.target.value))}
        />
      </div>
    </div>
  );
}

interface PlanViewProps {
  sheets: readonly PlanSheetDetail[];
  plants: readonly PlanPlant[];
  /** The spots that photos are taken from, which have letters in this order. */
  viewpoints?: readonly Viewpoint[];
  /** In the panel: its drawing is not the page's first picture. */
  isPreview?: boolean;
}

/** The drawings of a plan with their plants, in the year that the ruler says. */
export const PlanView = memo(Plan);

function Plan({ sheets, plants, viewpoints = [], isPreview = false }: PlanViewProps) {
  const years = yearsOf(sheets.flatMap(({ plantings }) => plantings));
  const linked = useLinkedPlanting(sheets);
  const [asked, setAsked] = useState<number | null>(null);
  const [marked, setMarked] = useState<number | null>(null);
  const last = years.at(-1) ?? null;
  const opened = linked ? lastYearOf(linked, years) : last;
  const yearOf = (one: number | null) => (one !== null && years.includes(one) ? one : opened);
  const year = yearOf(asked);
  const choose = (next: number) => {
    setAsked(next);
    // The ruler moves at once; hundreds of marks follow.
    afterPaint(() => setMarked(next));
  };
  if (sheets.length === 0) return <Empty title="Nothing is drawn on this plan yet." isNew />;
  return (
    <div className={styles.plan}>
      {years.length > 1 && year !== null && (
        <YearRuler years={years} year={year} onChange={choose} />
      )}
      {sheets.map((sheet, n) => (
        <PlanSheetView
          key={sheet.sheetId}
          sheet={sheet}
          plants={plants}
          viewpoints={viewpoints}
          year={yearOf(marked)}
          linkedId={linked && sheet.plantings.includes(linked) ? linked.plantingId : null}
          isFirst={n === 0 && !isPreview}
          anchor={`plan-${n + 1}`}
        />
      ))}
      {viewpoints.length > 0 && (
        <section className={styles.views}>
          <h2 className={styles.title}>Then and now</h2>
          {viewpoints.map((viewpoint, n) => (
            <ThenNow key={viewpoint.viewpointId} viewpoint={viewpoint} letter={letterOf(n)} />
          ))}
        </section>
      )}
    </div>
  );
}
