import styles from "./Honeypot.module.css";

/** A field no person sees or reaches: what fills it in is a program. */
export function Honeypot() {
  return (
    <div className={styles.away} aria-hidden="true">
      <label htmlFor="letter-website">Website: please leave this field empty</label>
      <input id="letter-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
