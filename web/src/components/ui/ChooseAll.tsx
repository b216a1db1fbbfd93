import { useEffect, useRef } from "react";
import styles from "./ChooseAll.module.css";

interface ChooseAllProps {
  /** How many entries of the page are selected, and how many it has. */
  chosen: number;
  total: number;
  onChoose: (isChosen: boolean) => void;
  hint?: string;
}

/** The checkbox 'All on this page', indeterminate when some are selected. */
export function ChooseAll({ chosen, total, onChoose, hint }: ChooseAllProps) {
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
          type="checkbox"
          className="part-checkbox"
          checked={isAll}
          onChange={({ target }) => onChoose(target.checked)}
        />
        All on this page
      </label>
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
