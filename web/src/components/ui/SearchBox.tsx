import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { searchDebounceMs, searchTermMax } from "shared-types/kit/list";
import styles from "./Field.module.css";

interface SearchBoxProps {
  /** Of the field. */
  id?: string;
  name: string;
  /** The list's current term. */
  value: string;
  /** Called some time after the last key, or at once on Enter. */
  onSearch: (term: string) => void;
  /** How long after; 750 ms unless given. */
  delayMs?: number;
  /** Whoever follows a link to the page can type at once: the field has the focus instead of the heading. */
  isFirst?: boolean;
}

/** A search box that waits for a pause in typing. */
export function SearchBox(props: SearchBoxProps) {
  const { name, value, onSearch, isFirst, delayMs = searchDebounceMs } = props;
  const ownId = useId();
  const { id = ownId } = props;
  const [term, setTerm] = useState(value);
  const [shown, setShown] = useState(value);
  const [asked, setAsked] = useState<string>();
  const timer = useRef<number>(undefined);

  if (shown !== value) {
    setShown(value);
    setAsked(undefined);
    // What was typed while the list came to what this box has asked for stays.
    if (value !== asked && term.trim() !== value) setTerm(value);
  }

  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (value === "" && term === "") window.clearTimeout(timer.current);
  }, [value, term]);

  const search = (next: string) => {
    window.clearTimeout(timer.current);
    const wanted = next.trim();
    if (wanted === value) return;
    setAsked(wanted);
    onSearch(wanted);
  };
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  const type = (next: string) => {
    setTerm(next);
    window.clearTimeout(timer.current);
    // Fields changed during the delay must not be overwritten by the search.
    timer.current = window.setTimeout(() => latest.current(next), delayMs);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") search(term);
  };

  return (
    <div className={`${styles.field} ${styles.wide}`}>
      <label className="part-label" htmlFor={id}>
        Search for
      </label>
      <input
        id={id}
        type="search"
        name={name}
        className={styles.control}
        value={term}
        maxLength={searchTermMax}
        autoComplete="off"
        data-first={isFirst ? "" : undefined}
        enterKeyHint="search"
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
