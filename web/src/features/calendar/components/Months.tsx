import styles from "./Strip.module.css";

const names = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** The names of the months over strips, each where it begins. */
export function Months() {
  return (
    <span className={styles.months} aria-hidden="true">
      {names.map((name) => (
        <span key={name}>
          {name.slice(0, 1)}
          <span className={styles.rest}>{name.slice(1)}</span>
        </span>
      ))}
    </span>
  );
}
