import type { KeyboardEvent, Ref } from "react";
import { Icon } from "../ui/Icon";
import styles from "./TagBox.module.css";

interface TagChipsProps {
  ref: Ref<HTMLUListElement>;
  keys: readonly number[];
  labelOf: (key: number) => string;
  onRemove: (key: number) => void;
  /** Returns the focus to the search box. */
  onDone: () => void;
}

/** The selected tags, reached from the search box with the left arrow; Tab skips them. */
export function TagChips({ ref, keys, labelOf, onRemove, onDone }: TagChipsProps) {
  const goTo = (list: HTMLElement, at: number) => {
    const next = [...list.querySelectorAll("button")][at];
    if (next) next.focus();
    else onDone();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const list = event.currentTarget;
    const at = [...list.querySelectorAll("button")].indexOf(event.target as HTMLButtonElement);
    const key = keys[at];
    if (key === undefined) return;
    if (event.key === "ArrowLeft") goTo(list, Math.max(0, at - 1));
    else if (event.key === "ArrowRight") goTo(list, at + 1);
    else if (event.key === "Escape") onDone();
    else if (event.key === "Delete" || event.key === "Backspace") removeAt(key, list, at);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const removeAt = (key: number, list: HTMLElement, at: number) => {
    // The chip still exists: focus its right neighbor before it is removed.
    goTo(list, at + 1);
    onRemove(key);
  };

  if (keys.length === 0) return null;
  return (
    <ul ref={ref} role="list" className={styles.chips} onKeyDown={onKeyDown}>
      {keys.map((key, at) => (
        <li key={key} className={styles.chip}>
          <span className={styles.chipLabel}>{labelOf(key)}</span>
          <button
            type="button"
            className={styles.remove}
            tabIndex={-1}
            aria-label={`Remove ${labelOf(key)}`}
            onClick={(event) => {
              const list = event.currentTarget.closest("ul");
              if (list) removeAt(key, list, at);
            }}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
