import { useEffect, useRef } from "react";
import styles from "./ChooseAll.module.css";

interface ChooseAllProps {
  /** How many of the page's entries are chosen, and how many it has. */
  chosen: number;
  total: number;
  onChoose: (isChosen: boolean) => void;
  hint?: string;
}

/** 'All on this page': between yes and no when some are chosen. */
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
          className={styles.checkbox}
          checked={isAll}
          onChange={({ target }) => onChoose(target.checked)}
        />
        All on this page
      </label>
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
