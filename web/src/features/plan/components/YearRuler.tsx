import { useId, type CSSProperties } from "react";
import styles from "./YearRuler.module.css";

interface YearRulerProps {
  years: readonly number[];
  year: number;
  onChange: (year: number) => void;
}

/** At most this many years are engraved with their number. */
const mostLabels = 9;

/** A ruler with years engraved: what stood in the one it points at is shown. */
export function YearRuler({ years, year, onChange }: YearRulerProps) {
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
