import type { SubmitEvent, ReactNode } from "react";
import { Button } from "../ui/Button";
import styles from "./ListPanel.module.css";

interface ListPanelProps {
  /** The list's own path: without scripts the form requests it with the fields as query. */
  action: string;
  /** How many were found, in words; `undefined` until the first answer. */
  found: string | undefined;
  isUpdating: boolean;
  /** The filter differs from its defaults: the Clear button shows. */
  differs: boolean;
  onClear: () => void;
  /** SearchBox, SelectField and the like. */
  children: ReactNode;
}

/** With scripts the fields search by themselves. */
const stay = (event: SubmitEvent) => event.preventDefault();

/** The bar above a list: search and sort fields, the count, and a Clear button. */
export function ListPanel(props: ListPanelProps) {
  const { action, found, isUpdating, differs, onClear, children } = props;
  return (
    <search className={styles.panel}>
      <form method="get" action={action} className={styles.form} onSubmit={stay}>
        <div className={styles.fields}>{children}</div>
        <noscript>
          <Button type="submit">Search</Button>
        </noscript>
      </form>
      <div className={styles.status}>
        <p role="status" className={styles.count} data-busy={isUpdating}>
          {found ?? "Loading…"}
        </p>
        {differs && (
          <Button kind="quiet" onClick={onClear}>
            Clear
          </Button>
        )}
      </div>
    </search>
  );
}
