import { useLayoutEffect, useRef, type SubmitEvent, type ReactNode } from "react";
import { focusOn } from "../../lib/focus-on";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { place } from "../../lib/copy";
import { useSite } from "../../lib/settings";
import styles from "./ListPanel.module.css";

interface ListPanelProps {
  /** The list's own path: without scripts the form requests it with the fields as query, but on a copy, where no server reads them. */
  action: string;
  /** How many were found, in words; `undefined` until the first answer. */
  found: string | undefined;
  isUpdating: boolean;
  /** The filter differs from its defaults: the Clear button shows. */
  differs: boolean;
  onClear: () => void;
  /** How many things are set: where there is little room the fields then fold into one line that tells. */
  setCount?: number;
  /** Filters below the panel, which fold with its fields. */
  filters?: ReactNode;
  /** Somebody has opened or folded the fields. */
  onFold?: (isOpen: boolean) => void;
  /** SearchBox, SelectField and the like. */
  children: ReactNode;
}

/** With scripts the fields search by themselves. */
const stay = (event: SubmitEvent) => event.preventDefault();

/**
 * The bar above a list: search and sort fields, the count, and a Clear button. The line that folds is the browser's own: it
 * opens without scripts, and nothing moves when they come.
 */
export function ListPanel(props: ListPanelProps) {
  const { action, found, isUpdating, differs, onClear, setCount, filters, onFold } = props;
  const { copyContact } = useSite().settings;
  const panel = useRef<HTMLElement>(null);
  // A list of nothing has no fields: the focus goes from them to the page's heading.
  useLayoutEffect(() => {
    const fields = panel.current;
    return () => {
      if (fields?.contains(document.activeElement))
        document.querySelector<HTMLElement>("main h1")?.focus();
    };
  }, []);
  return (
    <>
      <search ref={panel} className={styles.panel}>
        {setCount !== undefined && (
          <details
            className={styles.fold}
            onToggle={({ currentTarget }) => onFold?.(currentTarget.open)}
          >
            <summary className={styles.summary}>
              Search, sort and filter
              {setCount > 0 && <span className={styles.set}> {setCount} set</span>}
              <Icon name="next" className={styles.arrow} />
            </summary>
          </details>
        )}
        <form method="get" action={place.base + action} className={styles.form} onSubmit={stay}>
          <div className={styles.fields}>{props.children}</div>
          <noscript>
            {copyContact ? (
              <p>To search, sort and filter, please allow JavaScript.</p>
            ) : (
              <Button type="submit">Search</Button>
            )}
          </noscript>
        </form>
        <div className={styles.status}>
          <p
            data-landing="found"
            role="status"
            tabIndex={-1}
            className={styles.count}
            data-busy={isUpdating}
          >
            {found ?? "Loading…"}
          </p>
          {differs && (
            <Button
              kind="quiet"
              onClick={() => {
                focusOn("found");
                onClear();
              }}
            >
              Clear
            </Button>
          )}
        </div>
      </search>
      {filters && <div className={styles.filters}>{filters}</div>}
    </>
  );
}
