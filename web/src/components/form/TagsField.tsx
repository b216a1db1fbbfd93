import { useFieldContext } from "@chakra-ui/react";
import { useEffect, useId, useRef, useState, type FocusEvent } from "react";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { FieldFrame, useDescribedBy, type FieldProps } from "./FieldFrame";
import { nameOptionId } from "./NameOptions";
import { fullPlacement, popupPlacementAt } from "./popup-placement";
import type { TagCreator } from "./tag-creator";
import type { TagOption } from "./tag-matches";
import styles from "./TagBox.module.css";
import { TagChips } from "./TagChips";
import { TagList } from "./TagList";
import { TagQuestion } from "./TagQuestion";
import { useFormField } from "./use-form-field";
import { useTagBox } from "./use-tag-box";

type TagsFieldProps = Omit<FieldProps, "maxLength"> &
  Pick<TagBoxProps, "options" | "noun" | "creator">;

type TagsEntryProps = TagsFieldProps & TagBoxProps & { error?: string };

/** A multi-select of tags; the value holds their ids. */
export function TagsField(props: TagsFieldProps) {
  const { value, error, set, touch } = useFormField<number[]>(props.name);
  return <TagsEntry {...props} value={value} error={error} onChange={set} onBlur={touch} />;
}

/** The same outside of a form. */
export function TagsEntry(props: TagsEntryProps) {
  const { options, noun, creator, value, onChange, onBlur, ...frame } = props;
  const box = { options, noun, creator, value, onChange, onBlur };
  return (
    <FieldFrame {...frame}>
      <TagBox {...box} />
    </FieldFrame>
  );
}

interface TagBoxProps {
  options: readonly TagOption[];
  value: readonly number[];
  onChange: (value: number[]) => void;
  onBlur?: () => void;
  /** What the options are, in the plural: 'plants'. */
  noun: string;
  /** Offers to make what nothing is called. */
  creator?: TagCreator;
}

/** The control of a FieldFrame: a combobox with the selected tags as chips (docs/decisions/011). */
function TagBox(props: TagBoxProps) {
  const { options, value, onChange, onBlur, noun, creator } = props;
  const { ids, invalid, required } = useFieldContext();
  const describedBy = useDescribedBy();
  const listId = useId();
  const helpId = useId();
  const field = useRef<HTMLInputElement>(null);
  const chips = useRef<HTMLUListElement>(null);
  const lastChip = () => [...(chips.current?.querySelectorAll("button") ?? [])].at(-1)?.focus();
  const whole = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(fullPlacement);
  const measure = () => {
    if (whole.current) setRoom(popupPlacementAt(whole.current));
  };
  const box = useTagBox({
    options,
    value,
    onChange,
    onOpen: measure,
    onLeave: lastChip,
    creator,
    onCreated: () => {
      // Whoever types elsewhere by now stays there.
      const { activeElement, body } = document;
      if (activeElement === body || whole.current?.contains(activeElement)) field.current?.focus();
    },
  });
  const { problem, question, isMaking, sending } = box.creation;
  const placeholder =
    options.length > 0 ? `Search ${noun}` : creator ? "Type a new name" : `No ${noun} yet`;
  const problemId = problem === "" ? undefined : `${listId}-problem`;
  const activeOption = box.shown[box.active];
  const activeName = box.named[box.active - box.shown.length];
  const isNewActive =
    box.newLabel !== undefined && box.active === box.shown.length + box.named.length;
  const activeId = activeOption
    ? `${listId}-${activeOption.Key}`
    : activeName
      ? nameOptionId(listId, box.active - box.shown.length)
      : isNewActive
        ? `${listId}-new`
        : undefined;

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
          id={ids.control}
          ref={field}
          type="text"
          role="combobox"
          className={styles.input}
          value={box.term}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={box.isOpen}
          aria-controls={box.isOpen ? listId : undefined}
          aria-activedescendant={activeId}
          aria-invalid={invalid || undefined}
          aria-required={required || undefined}
          aria-describedby={[describedBy, helpId, problemId].filter(Boolean).join(" ")}
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
            named={box.named}
            more={box.more}
            taken={box.taken}
            newLabel={box.newLabel}
            active={box.active}
            room={room}
            onPick={box.pick}
            onTake={box.take}
            onCreate={box.create}
          />
        )}
        <span id={helpId} hidden>
          {value.length} selected. Press the down arrow to list {noun}, the left arrow to go to the
          selected ones.
        </span>
        <p role="status" className="part-hint">
          {sending === "" ? (
            <VisuallyHidden>{box.notice}</VisuallyHidden>
          ) : (
            `Creating “${sending}”...`
          )}
        </p>
      </div>
      {question !== undefined && creator && (
        <TagQuestion
          title={creator.label(box.term.trim())}
          question={question}
          isBusy={isMaking}
          problemId={problemId}
          onAnswer={(answer) => void box.creation.make(answer)}
          onCancel={() => {
            field.current?.focus();
            box.creation.reset();
          }}
        />
      )}
      {problem !== "" && (
        <p id={problemId} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
