import { useId, useRef, useState, type KeyboardEvent, useEffect } from "react";
import { createPortal } from "react-dom";
import { searchDebounceMs } from "shared-types/kit/list";
import { Button, buttonClass } from "../../ui/Button";
import { ModalDialog } from "../../ui/ModalDialog";
import { TextInput } from "../controls";
import { FieldFrame } from "../FieldFrame";
import { noteHref } from "./note-href";
import type { FoundPage, SearchPages } from "./pages";
import styles from "./LinkDialog.module.css";

/** The link that the dialog returns. */
export interface ChosenLink {
  href: string;
  /** The text to insert; '' to link the selection. */
  words: string;
}

interface LinkDialogProps {
  /** The current address; '' for a new link. */
  href: string;
  /** Whether text must be entered, because nothing is selected. */
  needsWords: boolean;
  searchPages: SearchPages;
  onApply: (link: ChosenLink) => void;
  onClose: () => void;
}

const notAnAddress =
  "Please enter an address: https://…, an e-mail address, or a path on this site such as /flora.";

/** Asks for a link's target: an address, or a page of this site found by search. */
export function LinkDialog(props: LinkDialogProps) {
  const { needsWords, searchPages, onApply, onClose } = props;
  const apply = useRef<HTMLButtonElement>(null);
  const errorId = useId();
  const [href, setHref] = useState(props.href);
  const [words, setWords] = useState("");
  const [error, setError] = useState("");

  const pick = (page: FoundPage) => {
    setHref(page.href);
    setError("");
    if (words === "") setWords(page.title);
    apply.current?.focus();
  };
  const submit = () => {
    const good = noteHref(href, window.location.origin);
    if (good === undefined) setError(notAnAddress);
    else onApply({ href: good, words: words.trim() || good });
  };
  // In React's tree the dialog is inside the record's form: its key events must not bubble there.
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    submit();
  };

  return createPortal(
    <ModalDialog title={props.href === "" ? "Add a link" : "Edit the link"} onClose={onClose}>
      <div className={styles.fields} onKeyDown={onKeyDown}>
        <FieldFrame name="link-href" label="Address">
          <TextInput
            value={href}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            aria-invalid={error !== ""}
            aria-describedby={error ? errorId : undefined}
            onChange={(event) => setHref(event.target.value)}
          />
          {error && (
            <p id={errorId} role="alert" className={styles.error}>
              {error}
            </p>
          )}
        </FieldFrame>
        <PageSearch searchPages={searchPages} onPick={pick} />
        {needsWords && (
          <FieldFrame name="link-words" label="Link text">
            <TextInput
              value={words}
              autoComplete="off"
              onChange={(event) => setWords(event.target.value)}
            />
          </FieldFrame>
        )}
        <div className={styles.actions}>
          <button ref={apply} type="button" className={buttonClass("solid")} onClick={submit}>
            Save link
          </button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </div>
    </ModalDialog>,
    document.body,
  );
}

interface PageSearchProps {
  searchPages: SearchPages;
  onPick: (page: FoundPage) => void;
}

type Answer = { term: string; pages: FoundPage[] } | { term: string; failed: true };

const statusOf = (answer: Answer | undefined, term: string): string => {
  if (term === "") return "";
  if (answer?.term !== term) return "Searching…";
  if ("failed" in answer) return "The search failed. Please try again.";
  const { length } = answer.pages;
  return length === 0 ? `No page has “${term}” in its name.` : `${length} found`;
};

/** Searches pages of this site; a picked one becomes the address. */
function PageSearch({ searchPages, onPick }: PageSearchProps) {
  const [typed, setTyped] = useState("");
  const [answer, setAnswer] = useState<Answer>();
  const term = typed.trim();

  useEffect(() => {
    if (term === "") return;
    let isCurrent = true;
    const answered = (next: Answer) => {
      if (isCurrent) setAnswer(next);
    };
    const timer = window.setTimeout(() => {
      searchPages(term).then(
        (pages) => answered({ term, pages }),
        () => answered({ term, failed: true }),
      );
    }, searchDebounceMs / 3);
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
    };
  }, [term, searchPages]);

  const pages = answer?.term === term && "pages" in answer ? answer.pages : [];
  return (
    <FieldFrame name="link-page" label="Or find a page on this site">
      <TextInput
        type="search"
        value={typed}
        placeholder="Plant, animal or resource"
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className={styles.status}>
        {statusOf(answer, term)}
      </p>
      {pages.length > 0 && (
        <ul role="list" className={styles.found}>
          {pages.map((page) => (
            <li key={page.href}>
              <button type="button" className={styles.page} onClick={() => onPick(page)}>
                <span>{page.title}</span>
                <span className="part-hint">{page.detail}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </FieldFrame>
  );
}
