import styles from "./ProgressBar.module.css";

interface ProgressBarProps {
  /** The bar's label for screen readers. */
  label: string;
  value: number;
  max: number;
  size?: "thin" | "thick";
}

/** A progress bar. */
export function ProgressBar({ label, value, max, size = "thin" }: ProgressBarProps) {
  const share = max === 0 ? 0 : Math.min(1, value / max);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(share * 100)}
      className={styles.bar}
      data-size={size}
    >
      <div className={styles.done} style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}
