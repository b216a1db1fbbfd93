import styles from "./SkipLink.module.css";

/** The first tab stop: skips the menu. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to the content
    </a>
  );
}
