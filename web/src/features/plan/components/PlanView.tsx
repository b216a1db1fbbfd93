import { memo, useState } from "react";
import { yearsOf } from "shared-types/plan/codes";
import type { PlanPlant, PlanSheetDetail } from "shared-types/plan/answers";
import type { Viewpoint } from "shared-types/viewpoint/answers";
import { Empty } from "../../../components/feedback/Empty";
import { afterPaint } from "../../../lib/after-paint";
import { lastYearOf } from "../api/kinds";
import { letterOf } from "../api/viewpoint";
import { PlanSheetView } from "./PlanSheetView";
import { ThenNow } from "./ThenNow";
import { YearRuler } from "./YearRuler";
import { useLinkedPlanting } from "./use-linked";
import styles from "./PlanView.module.css";

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
