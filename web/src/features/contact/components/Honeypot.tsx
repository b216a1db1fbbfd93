import styles from "./Honeypot.module.css";

/** A honeypot: no person sees or reaches it, so only a program fills it in. */
export function Honeypot() {
  return (
    <div className={styles.away} aria-hidden="true">
      <label htmlFor="letter-website">Website: please leave this field empty</label>
      <input id="letter-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
