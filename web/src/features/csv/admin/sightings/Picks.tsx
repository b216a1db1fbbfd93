import { useId, useState, type ReactNode } from "react";
import { Button } from "../../../../components/ui/Button";
import { countOf } from "../../../../lib/format";
import styles from "../Csv.module.css";

interface Pick {
  key: string;
  name: string;
  /** Lines of the file. */
  count: number;
}

interface PicksProps {
  title: string;
  /** What a check mark means. */
  hint: string;
  picks: readonly Pick[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  noun: [one: string, many: string];
  children?: ReactNode;
}

/** A life list has hundreds of places; the yard is among the most frequent. */
const step = 20;

/** Some of what a file has, with check marks and numbers of lines. */
export function Picks({ title, hint, picks, chosen, onChange, noun, children }: PicksProps) {
  const [shown, setShown] = useState(step);
  const id = useId();
  const more = picks.length - shown;
  return (
    <section aria-labelledby={id} className={styles.names}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <p>{hint}</p>
      <ul role="list" className={styles.files}>
        {picks.slice(0, shown).map(({ key, name, count }) => (
          <li key={key} className={styles.pick}>
            <label className={styles.pickLabel}>
              <input
                type="checkbox"
                className="part-checkbox"
                checked={chosen.includes(key)}
                onChange={({ target }) =>
                  onChange(
                    target.checked ? [...chosen, key] : chosen.filter((other) => other !== key),
                  )
                }
              />
              <span>{name}</span>
            </label>
            <span className={styles.soft}>{countOf(count, "line", "lines")}</span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button onClick={() => setShown(shown + step)}>
          Show {countOf(Math.min(step, more), `more ${noun[0]}`, `more ${noun[1]}`)}
        </Button>
      )}
      {children}
    </section>
  );
}
