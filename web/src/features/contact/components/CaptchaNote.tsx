import styles from "./CaptchaBox.module.css";

const hidden = "[data-captcha] > [role=group], [data-captcha-note] { display: none; }";

/** Who makes the puzzle, this site or a provider; and what happens without scripts. */
export function CaptchaNote({ puzzleUrl }: { puzzleUrl: string }) {
  const isOutside = /^https?:/.test(puzzleUrl);
  return (
    <>
      <p className={styles.note} data-captcha-note="">
        {isOutside
          ? `Your browser solves a small puzzle in place of you. It asks ${new URL(puzzleUrl).host} for it, which so learns your address.`
          : "Your browser solves a small puzzle in place of you. It comes from this site: no one else hears of your visit."}
      </p>
      <noscript>
        <style>{hidden}</style>
        <p className={styles.note}>
          Your browser runs no scripts, so one small question will follow when you have sent this.
        </p>
      </noscript>
    </>
  );
}
