import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type InputHTMLAttributes,
} from "react";
import type { Option } from "shared-types";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { fullRoom, roomAt } from "./room";
import { TagChips } from "./TagChips";
import { TagList } from "./TagList";
import styles from "./TagBox.module.css";
import { useTagBox } from "./use-tag-box";

interface TagBoxProps {
  options: readonly Option[];
  value: readonly number[];
  onChange: (value: number[]) => void;
  onBlur?: () => void;
  /** What the options are, in the plural: 'plants'. */
  noun: string;
  /** Id, description and validity of the input, from the field around it. */
  input: InputHTMLAttributes<HTMLInputElement>;
}

/** A combobox with the selected tags as chips (docs/decisions/011). */
export function TagBox({ options, value, onChange, onBlur, noun, input }: TagBoxProps) {
  const listId = useId();
  const helpId = useId();
  const field = useRef<HTMLInputElement>(null);
  const chips = useRef<HTMLUListElement>(null);
  const lastChip = () => [...(chips.current?.querySelectorAll("button") ?? [])].at(-1)?.focus();
  const whole = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(fullRoom);
  const measure = () => {
    if (whole.current) setRoom(roomAt(whole.current));
  };
  const box = useTagBox({ options, value, onChange, onOpen: measure, onLeave: lastChip });
  const activeOption = box.shown[box.active];
  const activeId = activeOption && `${listId}-${activeOption.Key}`;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  const onLeave = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    box.leave();
    onBlur?.();
  };

  return (
    <div ref={whole} className={styles.box} onBlur={onLeave}>
      <TagChips
        ref={chips}
        keys={value}
        labelOf={box.labelOf}
        onRemove={box.remove}
        onDone={() => field.current?.focus()}
      />
      <div>
        <input
          {...input}
          ref={field}
          type="text"
          role="combobox"
          className={styles.input}
          value={box.term}
          placeholder={options.length === 0 ? `No ${noun} yet` : `Search ${noun}`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={box.isOpen}
          aria-controls={box.isOpen ? listId : undefined}
          aria-activedescendant={activeId}
          aria-describedby={[input["aria-describedby"], helpId].filter(Boolean).join(" ")}
          onChange={(event) => box.type(event.target.value)}
          onClick={() => !box.isOpen && box.open(-1)}
          onKeyDown={box.onKeyDown}
        />
        {box.isOpen && (
          <TagList
            id={listId}
            noun={noun}
            term={box.term}
            shown={box.shown}
            more={box.more}
            active={box.active}
            room={room}
            onPick={box.pick}
          />
        )}
        <span id={helpId} hidden>
          {value.length} selected. Arrow down lists {noun}, arrow left goes to the selected ones.
        </span>
        <span role="status">
          <VisuallyHidden>{box.said}</VisuallyHidden>
        </span>
      </div>
    </div>
  );
}
