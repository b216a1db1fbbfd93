import styles from "./Reading.module.css";

/** More than a page has space for. */
const lines = Array.from({ length: 30 }, (_, n) => n);

/** Lines to write on, to the end of the page. Each is a border: printers lose the thin lines of a gradient. */
export function Ruled({ label }: { label: string }) {
  return (
    <div className={styles.ruled}>
      <p>{label}</p>
      {lines.map((n) => (
        <span key={n} />
      ))}
    </div>
  );
}
