import type { SubmitEvent, ReactNode } from "react";
import { Button } from "../ui/Button";
import styles from "./ListPanel.module.css";

interface ListPanelProps {
  /** The list's own path: without scripts the form asks for it with the fields as query. */
  action: string;
  /** What was found, in words; `undefined` while the first answer is on its way. */
  found: string | undefined;
  isUpdating: boolean;
  /** Something differs from the defaults: the Clear button shows. */
  differs: boolean;
  onClear: () => void;
  /** SearchBox, SelectField and the like. */
  children: ReactNode;
}

/** With scripts the fields search by themselves, on Enter too. */
const stay = (event: SubmitEvent) => event.preventDefault();

/** The slim panel over a list: search and sort, the count, and a way back to everything. */
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
