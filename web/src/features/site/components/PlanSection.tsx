import type { PlanSheet } from "../plans";
import { BedList } from "./BedList";
import { PlanFigure } from "./PlanFigure";
import styles from "./PlanSection.module.css";

/** A plan with its title, drawing and beds as text. */
export function PlanSection({ sheet, eager }: { sheet: PlanSheet; eager?: "first" }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{sheet.plate}</h2>
      <PlanFigure sheet={sheet} eager={eager} />
      <BedList beds={sheet.beds} />
    </section>
  );
}
