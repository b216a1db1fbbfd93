import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import type { FoundName } from "shared-types/name/answers";
import type { SpeciesKind } from "shared-types/species/codes";
import { useBookNames } from "../../lib/book-names";
import { countOf } from "../../lib/format";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { TextInput } from "./controls";
import { FieldFrame, type FieldProps } from "./FieldFrame";
import { nameOptionId, NameOptions } from "./NameOptions";
import { fullPlacement, popupPlacementAt } from "./popup-placement";
import styles from "./TagBox.module.css";
import { useFormField } from "./use-form-field";

interface NameFieldProps extends FieldProps {
  kind: SpeciesKind;
  /** The record of the form; 0 for a new one. */
  recordId: number;
  onTake: (found: FoundName) => void;
}

/** A name without what comes along when it is pasted: blanks at its ends, hard or double ones, and some that nobody sees. */
const tidy = (name: string) => name.replace(/[\s\u200b\u2060]+/g, " ").trim();

/** Enough to find what is meant, and no more than one reads. */
const shownNames = 8;

/**
 * A name of a plant or an animal: below it stands what the books of names call so. Any other text is as good, so that
 * it is a text field and no combobox: Enter takes only what the arrow keys have reached.
 */
export function NameField({ kind, recordId, onTake, ...frame }: NameFieldProps) {
  const { value, error, set, touch } = useFormField<string>(frame.name);
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isTyping, setTyping] = useState(false);
  const [active, setActive] = useState(-1);
  const [room, setRoom] = useState(fullPlacement);
  const found = useBookNames(isTyping ? value : "", kind)
    .filter((one) => recordId === 0 || one.recordId !== recordId)
    .slice(0, shownNames);
  const isOpen = isTyping && found.length > 0;
  const activeId = isOpen && active >= 0 ? nameOptionId(listId, active) : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  const type = (text: string) => {
    if (box.current) setRoom(popupPlacementAt(box.current));
    set(text);
    setTyping(true);
    setActive(-1);
  };
  const take = (one: FoundName) => {
    setTyping(false);
    onTake(one);
  };
  const step = (by: 1 | -1) => {
    const from = active < 0 && by === -1 ? 0 : active;
    setActive((from + by + found.length) % found.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const reached = found[active];
    const actions: Partial<Record<string, (() => void) | undefined>> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Enter: reached && (() => take(reached)),
      Escape: () => setTyping(false),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  const onBlur = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setTyping(false);
    if (tidy(value) !== value) set(tidy(value));
    touch();
  };

  return (
    <FieldFrame {...frame} error={error} length={value.length}>
      <div ref={box} className={styles.named} onBlur={onBlur} onKeyDown={onKeyDown}>
        <TextInput
          name={frame.name}
          type="text"
          value={value}
          autoComplete="off"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={activeId}
          onChange={({ target }) => type(target.value)}
        />
        <span role="status">
          <VisuallyHidden>
            {isOpen &&
              `${countOf(found.length, "name", "names")} found. Press the down arrow to choose.`}
          </VisuallyHidden>
        </span>
        {isOpen && (
          <div
            className={styles.popup}
            data-side={room.side}
            style={{ maxHeight: room.height }}
            onMouseDown={(event) => event.preventDefault()}
          >
            {/* What scrolls would be a stop of the Tab key. */}
            <ul id={listId} role="listbox" aria-label="Names" tabIndex={-1} className={styles.list}>
              <NameOptions id={listId} names={found} typed={value} active={active} onTake={take} />
            </ul>
          </div>
        )}
      </div>
    </FieldFrame>
  );
}
