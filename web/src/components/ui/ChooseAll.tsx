import { useEffect, useRef, type ReactNode } from "react";
import styles from "./ChooseAll.module.css";

interface ChooseAllProps {
  /** How many entries of the page are selected, and how many it has. */
  chosen: number;
  total: number;
  onChoose: (isChosen: boolean) => void;
  hint?: string;
  label?: string;
  /** What can be done with the selection, where its bar is far away by keyboard. */
  children?: ReactNode;
}

/** The checkbox that selects all entries of a page, indeterminate when some are selected. */
export function ChooseAll(props: ChooseAllProps) {
  const { chosen, total, onChoose, hint, label = "Select all on this page", children } = props;
  const box = useRef<HTMLInputElement>(null);
  const isAll = chosen === total;
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen > 0 && !isAll;
  }, [chosen, isAll]);

  return (
    <div className={styles.row}>
      <label className={styles.label}>
        <input
          ref={box}
          data-landing="choose-all"
          type="checkbox"
          className="part-checkbox"
          checked={isAll}
          onChange={({ target }) => onChoose(target.checked)}
        />
        {label}
      </label>
      {children}
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
