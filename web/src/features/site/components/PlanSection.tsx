import type { PlanSheet } from "../plans";
import { BedList } from "./BedList";
import { PlanFigure } from "./PlanFigure";
import styles from "./PlanSection.module.css";

/** A sheet with its name, its drawing and its beds in words. */
export function PlanSection({ sheet, eager }: { sheet: PlanSheet; eager?: "first" }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{sheet.plate}</h2>
      <PlanFigure sheet={sheet} eager={eager} />
      <BedList beds={sheet.beds} />
    </section>
  );
}
