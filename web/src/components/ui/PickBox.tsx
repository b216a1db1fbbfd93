import { useRef, type ChangeEvent, type MouseEvent as LabelClick } from "react";
import styles from "./PickBox.module.css";

interface PickBoxProps {
  /** What it selects, for screen readers. */
  label: string;
  isChosen: boolean;
  onPick: (isRange: boolean) => void;
}

/**
 * Handlers of a checkbox that tell whether Shift was held as it changed. A change starts as a click, also by keyboard, and
 * that has shiftKey; but Firefox leaves it out where a key made the click.
 */
export function usePick(onPick: (isRange: boolean) => void) {
  const isHeld = useRef(false);
  const hear = ({ shiftKey }: { shiftKey: boolean }) => {
    isHeld.current = shiftKey;
  };
  return {
    onKeyDown: hear,
    onKeyUp: hear,
    onBlur: () => hear({ shiftKey: false }),
    onChange: ({ nativeEvent }: ChangeEvent) =>
      onPick(isHeld.current || (nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)),
  };
}

/** Handlers of its label: Firefox ticks no box by a click on its words with Shift held. */
export const pickByLabel = (onPick: (isRange: boolean) => void) => ({
  onClick(event: LabelClick<HTMLLabelElement>) {
    const box = event.currentTarget.control;
    if (!event.shiftKey || event.target === box) return;
    event.preventDefault();
    box?.focus();
    onPick(true);
  },
});

/** The checkbox that selects an entry of a list; Shift selects everything since the last one. */
export function PickBox({ label, isChosen, onPick }: PickBoxProps) {
  const pick = usePick(onPick);
  return (
    <label className={styles.pick} {...pickByLabel(onPick)}>
      <input
        type="checkbox"
        data-cell="pick"
        className={styles.checkbox}
        checked={isChosen}
        aria-label={label}
        {...pick}
      />
    </label>
  );
}
