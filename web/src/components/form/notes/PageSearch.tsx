import { useEffect, useState } from "react";
import { searchDebounceMs } from "shared-types/kit/list";
import { TextInput } from "../controls";
import { FieldFrame } from "../FieldFrame";
import type { FoundPage, SearchPages } from "./pages";
import styles from "./LinkDialog.module.css";

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
export function PageSearch({ searchPages, onPick }: PageSearchProps) {
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
