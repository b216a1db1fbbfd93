import { useState, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { SearchAnswer } from "shared-types/search/answers";
import { pageParameters } from "shared-types/site/reader";
import { Empty } from "../../../components/feedback/Empty";
import { Failed } from "../../../components/feedback/Failed";
import { ListSkeleton } from "../../../components/feedback/ListSkeleton";
import { ListPanel } from "../../../components/layout/ListPanel";
import { SearchBox } from "../../../components/ui/SearchBox";
import type { ReadState } from "../../../lib/swr";
import { foundWords, queryOf, totalOf } from "../api/search";

/** Milliseconds after the last key: answers come while one types. */
const delayMs = 200;

interface SearchPanelProps {
  text: string;
  read: ReadState<SearchAnswer>;
  children: (answer: SearchAnswer) => ReactNode;
}

const fieldId = "find";

/** The one search field, how much it finds, and what. The address follows what is typed. */
export function SearchPanel({ text, read, children }: SearchPanelProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { data: answer, error, isUpdating, retry } = read;
  const isAsked = text !== "";
  // While the next answer is on its way, the last one is shown: what is said is of what was asked then.
  const [shown, setShown] = useState({ text, answer });
  if (answer && answer !== shown.answer) setShown({ text, answer });

  const search = (next: string) =>
    void navigate(pathname + queryOf(next), { replace: true, preventScrollReset: true });

  return (
    <>
      <ListPanel
        action={pathname}
        found={isAsked && !error ? shown.answer && foundWords(shown.text, shown.answer) : ""}
        isUpdating={isUpdating}
        differs={isAsked}
        onClear={() => {
          // Nothing is found of nothing: what follows is another search.
          document.getElementById(fieldId)?.focus();
          search("");
        }}
      >
        <SearchBox
          id={fieldId}
          name={pageParameters.searchTerm}
          value={text}
          onSearch={search}
          delayMs={delayMs}
          isFirst={!isAsked}
        />
      </ListPanel>
      {!isAsked ? (
        <Hint />
      ) : error ? (
        <Failed message="Couldn’t search." onRetry={retry} />
      ) : !answer ? (
        <ListSkeleton what="what is found" />
      ) : totalOf(answer) === 0 ? (
        <Empty title="Nothing found.">
          <p>Try one word, or only its first letters: a plant, an animal, a color, a bed.</p>
        </Empty>
      ) : (
        children(answer)
      )}
    </>
  );
}

function Hint() {
  return (
    <Empty title="What are you looking for?">
      <p>
        A plant or an animal by any of its names, a photo by what it shows, a book, a bed of a plan.
        Small typos are fine.
      </p>
    </Empty>
  );
}
