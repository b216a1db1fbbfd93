import styles from "./CaptchaBox.module.css";

/** Who makes the puzzle, this site or a provider; and what happens without scripts. */
export function CaptchaNote({ puzzleUrl }: { puzzleUrl: string }) {
  const isOutside = /^https?:/.test(puzzleUrl);
  return (
    <>
      <p className={`${styles.note} ${styles.scripted}`}>
        {isOutside
          ? `Your browser solves a small puzzle for you. It comes from ${new URL(puzzleUrl).host}, which sees your IP address.`
          : "Your browser solves a small puzzle for you. It runs on this site; nobody else is told."}
      </p>
      <noscript>
        <p className={styles.note}>
          Your browser runs no scripts, so you’ll be asked one small question after sending this.
        </p>
      </noscript>
    </>
  );
}
