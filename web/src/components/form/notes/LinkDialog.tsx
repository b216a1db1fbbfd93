import { useId, useRef, useState, type KeyboardEvent } from "react";
import { createPortal } from "react-dom";
import { Button, buttonClass } from "../../ui/Button";
import { ModalDialog } from "../../ui/ModalDialog";
import { noteHref } from "./note-href";
import { PageSearch } from "./PageSearch";
import type { FoundPage, SearchPages } from "./pages";
import styles from "./LinkDialog.module.css";

/** A link as the dialog hands it over. */
export interface ChosenLink {
  href: string;
  /** The words to put in; '' when the link goes on what is selected. */
  words: string;
}

interface LinkDialogProps {
  /** The link's address so far; '' for a new one. */
  href: string;
  /** Whether the link needs words of its own: nothing is selected. */
  needsWords: boolean;
  searchPages?: SearchPages;
  onApply: (link: ChosenLink) => void;
  onClose: () => void;
}

const notAnAddress =
  "Please enter an address: https://…, an e-mail address, or a path of this site such as /flora.";

/** Asks where a link leads: an address, or a page of this site found by search. */
export function LinkDialog(props: LinkDialogProps) {
  const { needsWords, searchPages, onApply, onClose } = props;
  const apply = useRef<HTMLButtonElement>(null);
  const id = useId();
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
  // The dialog stands inside the record's form as far as React knows: its keys are its own.
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    submit();
  };

  return createPortal(
    <ModalDialog title={props.href === "" ? "Add a link" : "Edit the link"} onClose={onClose}>
      <div className={styles.fields} onKeyDown={onKeyDown}>
        <div className={styles.field}>
          <label htmlFor={`${id}-href`} className={styles.label}>
            Address
          </label>
          <input
            id={`${id}-href`}
            className={styles.input}
            value={href}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            aria-invalid={error !== ""}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={(event) => setHref(event.target.value)}
          />
          {error && (
            <p id={`${id}-error`} role="alert" className={styles.error}>
              {error}
            </p>
          )}
        </div>
        {searchPages && <PageSearch searchPages={searchPages} onPick={pick} />}
        {needsWords && (
          <div className={styles.field}>
            <label htmlFor={`${id}-words`} className={styles.label}>
              Words to show
            </label>
            <input
              id={`${id}-words`}
              className={styles.input}
              value={words}
              autoComplete="off"
              onChange={(event) => setWords(event.target.value)}
            />
          </div>
        )}
        <div className={styles.actions}>
          <button ref={apply} type="button" className={buttonClass("solid")} onClick={submit}>
            Set link
          </button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </div>
    </ModalDialog>,
    document.body,
  );
}
