import type { FoundName } from "shared-types/name/answers";
import { alsoCalled, besideName } from "../../lib/book-names";
import styles from "./TagBox.module.css";

/** The id of the option at this place of a list of names. */
export const nameOptionId = (listId: string, at: number): string => `${listId}-name-${at}`;

interface NameOptionsProps {
  /** The id of the list. */
  id: string;
  names: readonly FoundName[];
  typed: string;
  /** The place of the one that the keys have reached. */
  active: number;
  onTake: (found: FoundName) => void;
}

/** Species that the books of names know, as options of a list; the owner's own say so. */
export function NameOptions({ id, names, typed, active, onTake }: NameOptionsProps) {
  const also = (found: FoundName) => {
    const name = alsoCalled(found, typed);
    return name && `, ${name}`;
  };
  return names.map((found, at) => (
    <li
      key={`${found.kind} ${found.nameScientific}`}
      id={nameOptionId(id, at)}
      role="option"
      aria-selected={at === active}
      className={styles.option}
      onClick={() => onTake(found)}
    >
      <span>
        {found.nameCommon || found.nameScientific}
        <span className={styles.by}>
          <i>{besideName(found)}</i>
          {also(found)}
          {found.recordId > 0 ? " · in your garden" : ` · ${found.source}`}
        </span>
      </span>
    </li>
  ));
}
