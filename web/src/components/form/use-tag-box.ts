import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from "react";
import type { FoundName } from "shared-types/name/answers";
import type { Option } from "shared-types/kit/list-answers";
import { useBookNames } from "../../lib/book-names";
import type { TagCreator } from "./tag-creator";
import { useTagCreation } from "./use-tag-creation";
import {
  isCalled,
  matchTags,
  prepareOptions,
  type TagMatches,
  type TagOption,
} from "./tag-matches";

interface TagBoxOptions {
  options: readonly TagOption[];
  value: readonly number[];
  onChange: (value: number[]) => void;
  /** The list is about to open. */
  onOpen: () => void;
  /** Arrow left at the start of the text: moves to the chips. */
  onLeave: () => void;
  creator: TagCreator | undefined;
  /** A record was made; its question is about to go. */
  onCreated: () => void;
}

/** At most this many names of books: what is meant is among the first. */
const namesShown = 8;

const nothing: TagMatches = { shown: [], more: 0, taken: [] };

/** The state of a tags box: its term, its list, and the keys of the ARIA combobox pattern. */
export function useTagBox(props: TagBoxOptions) {
  const { value, onChange, onOpen, onLeave, creator, onCreated } = props;
  const [term, setTerm] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [notice, setNotice] = useState("");

  const [made, setMade] = useState<readonly Option[]>([]);
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  }, [value, onChange]);

  // What was just made has a name before the options are read again.
  const options = useMemo(() => {
    const known = new Set(props.options.map(({ Key }) => Key));
    return [...props.options, ...made.filter(({ Key }) => !known.has(Key))];
  }, [props.options, made]);
  const prepared = useMemo(() => prepareOptions(options), [options]);
  const labels = useMemo(
    () => new Map(options.map(({ Key, Value }) => [Key, Value] as const)),
    [options],
  );
  const matches = useMemo(
    () => (isOpen ? matchTags(prepared, term, new Set(value)) : nothing),
    [isOpen, prepared, term, value],
  );
  const { shown } = matches;
  const name = term.trim();
  const isNew = name !== "" && !prepared.some((option) => isCalled(option, name));
  const newLabel = isOpen && isNew ? creator?.label(name) : undefined;
  const found = useBookNames(isOpen ? name : "", creator?.book ?? null);
  const named = useMemo(() => {
    const here = new Set([...value, ...shown.map(({ Key }) => Key)]);
    return found.filter(({ recordId }) => !here.has(recordId)).slice(0, namesShown);
  }, [found, shown, value]);
  const entries = shown.length + named.length + (newLabel === undefined ? 0 : 1);
  const creation = useTagCreation({
    creator,
    name,
    onMade: (option) => {
      const { value: now, onChange: change } = latest.current;
      setMade((before) => [...before, option]);
      const next = now.includes(option.Key) ? [...now] : [...now, option.Key];
      change(next);
      setNotice(`${option.Value} created and added, ${next.length} selected.`);
      // What was typed in the meantime stays.
      setTerm((term) => (term.trim() === name ? "" : term));
      onCreated();
    },
  });
  const labelOf = (key: number) => labels.get(key) ?? `No. ${key}`;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const open = (at: number) => {
    if (!isOpen) onOpen();
    setOpen(true);
    setActive(at);
  };
  const pick = (key: number) => {
    onChange([...value, key]);
    setNotice(`${labelOf(key)} added, ${value.length + 1} selected.`);
    setTerm("");
    // An open list would lie over what comes next, mostly the button that saves.
    close();
  };
  const remove = (key: number) => {
    onChange(value.filter((other) => other !== key));
    setNotice(`${labelOf(key)} removed, ${value.length - 1} selected.`);
  };
  const type = (next: string) => {
    setTerm(next);
    creation.reset();
    const { shown: found, taken } = matchTags(prepared, next, new Set(value), 1);
    // Enter begins no new record while anything is called so, chosen or not.
    const isKnown = found.length === 0 && taken.length > 0;
    open(next.trim() === "" || isKnown ? -1 : 0);
  };
  const leave = () => {
    close();
    if (!creation.isUnderWay) setTerm("");
  };
  const create = () => {
    close();
    creation.start();
  };
  /** A name from a book: the record that is called otherwise here, or a new one. */
  const take = (one: FoundName) => {
    if (one.recordId > 0) pick(one.recordId);
    else {
      close();
      void creation.makeNamed(one);
    }
  };

  const step = (by: 1 | -1) => {
    if (!isOpen) open(by === 1 ? 0 : -1);
    else if (entries > 0) {
      const from = active < 0 && by === -1 ? 0 : active;
      setActive((from + by + entries) % entries);
    }
  };
  const pickActive = () => {
    const option = shown[active];
    const one = named[active - shown.length];
    if (option) pick(option.Key);
    else if (one) take(one);
    else if (newLabel !== undefined && active === entries - 1) create();
    else if (term.trim() === "") close();
  };
  const removeLast = () => {
    const last = value.at(-1);
    if (last !== undefined) remove(last);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const isAtStart = selectionStart === 0 && selectionEnd === 0;
    const actions: Partial<Record<string, (() => void) | false>> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      ArrowLeft: isAtStart && onLeave,
      Backspace: term === "" && removeLast,
      // With the list closed, Enter submits the form and Escape closes the dialog around it.
      Enter: isOpen && pickActive,
      Escape: isOpen && close,
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };

  return {
    ...matches,
    named,
    newLabel,
    creation,
    create,
    take,
    term,
    isOpen,
    active,
    notice,
    labelOf,
    open,
    pick,
    remove,
    type,
    leave,
    onKeyDown,
  };
}
