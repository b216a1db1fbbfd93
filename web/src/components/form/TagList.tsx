import type { FoundName } from "shared-types/name/answers";
import { NameOptions } from "./NameOptions";
import type { FoundOption } from "./tag-matches";
import type { PopupPlacement } from "./popup-placement";
import styles from "./TagBox.module.css";

interface TagListProps {
  id: string;
  noun: string;
  term: string;
  shown: readonly FoundOption[];
  /** Names of books that it could be. */
  named: readonly FoundName[];
  more: number;
  /** What matches and is chosen already. */
  taken: readonly string[];
  /** The entry that makes what was typed. */
  newLabel: string | undefined;
  active: number;
  room: PopupPlacement;
  onPick: (key: number) => void;
  onTake: (found: FoundName) => void;
  onCreate: () => void;
}

/** The matches of the search term; the focus stays in the search box. */
export function TagList(props: TagListProps) {
  const { id, noun, term, shown, named, more, taken, newLabel, active, room } = props;
  const { onPick, onTake, onCreate } = props;
  const asked = term.trim();
  const whyNone =
    asked === ""
      ? `No more ${noun}.`
      : taken.length > 0
        ? `Already selected: ${taken.join(", ")}.`
        : `No ${noun} match “${asked}”.`;
  return (
    <div
      className={styles.popup}
      data-side={room.side}
      style={{ maxHeight: room.height }}
      onMouseDown={(event) => event.preventDefault()}
    >
      {/* What scrolls would be a stop of the Tab key. */}
      <ul id={id} role="listbox" aria-label={noun} tabIndex={-1} className={styles.list}>
        {shown.map(({ Key, Value, by }, i) => (
          <li
            key={Key}
            id={`${id}-${Key}`}
            role="option"
            aria-selected={i === active}
            className={styles.option}
            onClick={() => onPick(Key)}
          >
            {Value}
            {by !== "" && <span className={styles.by}> ({by})</span>}
          </li>
        ))}
        <NameOptions
          id={id}
          names={named}
          typed={asked}
          active={active - shown.length}
          onTake={onTake}
        />
        {newLabel !== undefined && (
          <li
            id={`${id}-new`}
            role="option"
            aria-selected={active === shown.length + named.length}
            className={styles.option}
            onClick={onCreate}
          >
            {newLabel}
          </li>
        )}
      </ul>
      <p role="status" className={styles.rest}>
        {shown.length + named.length === 0 && whyNone}
        {named.some(({ recordId }) => recordId === 0) &&
          `Names from your books make new ${noun}, hidden from visitors at first.`}
        {more > 0 && `${more.toLocaleString("en-US")} more; type to narrow them down.`}
      </p>
    </div>
  );
}
