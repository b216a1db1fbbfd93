import { useId, useRef, useState, type KeyboardEvent } from "react";
import { createPortal } from "react-dom";
import { Button, buttonClass } from "../../ui/Button";
import { ModalDialog } from "../../ui/ModalDialog";
import { TextInput } from "../controls";
import { FieldFrame } from "../FieldFrame";
import { noteHref } from "./note-href";
import { PageSearch } from "./PageSearch";
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
