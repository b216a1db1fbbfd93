import styles from "./SkipLink.module.css";

/** The first stop of the keyboard: past the menu. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to the content
    </a>
  );
}
