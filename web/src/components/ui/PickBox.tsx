import styles from "./PickBox.module.css";

interface PickBoxProps {
  /** What it selects, for screen readers. */
  label: string;
  isChosen: boolean;
  onPick: (isRange: boolean) => void;
}

/** Whether Shift was held: a change starts as a click event, also by keyboard, and only that has shiftKey. */
export const isRangePick = (event: Event): boolean => event instanceof MouseEvent && event.shiftKey;

/** The checkbox that selects an entry of a list; Shift selects everything since the last one. */
export function PickBox({ label, isChosen, onPick }: PickBoxProps) {
  return (
    <label className={styles.pick}>
      <input
        type="checkbox"
        data-cell="pick"
        className={styles.checkbox}
        checked={isChosen}
        aria-label={label}
        onChange={({ nativeEvent }) => onPick(isRangePick(nativeEvent))}
      />
    </label>
  );
}
