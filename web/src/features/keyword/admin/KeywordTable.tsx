import { Link } from "react-router-dom";
import { keywordCalls, panelMessages, type KeywordItem } from "shared-types";
import { DeleteButton } from "../../../components/form/DeleteButton";
import type { Notes } from "../../../components/form/IndexNotes";
import { RowButton } from "../../../components/form/RowButton";
import { useOpenRow } from "../../../components/form/use-open-row";
import { HistoryRow } from "../../../components/history/HistoryRow";
import { RowActions, Fact, NameHead, OpenRow, PanelTable } from "../../../components/ui/PanelTable";
import { countOf } from "../../../lib/format";
import { ownerSave } from "../../../lib/owner-calls";
import { KeywordMergeForm } from "./KeywordMergeForm";
import { KeywordRenameForm } from "./KeywordRenameForm";

interface KeywordTableProps {
  /** The rows found, and all rows. */
  rows: KeywordItem[];
  all: KeywordItem[];
  notes: Notes;
  /** Where the photos of a keyword are. */
  photosPathOf: (keyword: string) => string;
}

const columns = ["Keyword", "Photos", ""];

const photos = (uses: number) => countOf(uses, "photo has", "photos have");

/** The keywords: rename, merge into another, delete. */
export function KeywordTable({ rows, all, notes, photosPathOf }: KeywordTableProps) {
  const { open, show, close, buttonId } = useOpenRow<"rename" | "merge" | "history">();
  const done = (text: string) => {
    close();
    notes.say(text);
  };
  return (
    <PanelTable caption="Keywords" columns={columns}>
      {rows.map((item) => {
        const { keywordId, keyword, uses } = item;
        if (open?.id === keywordId && open.mode === "history") {
          return (
            <OpenRow key={keywordId} columns={columns.length}>
              <HistoryRow kind="keyword" id={keywordId} name={keyword} onClose={close} />
            </OpenRow>
          );
        }
        if (open?.id === keywordId) {
          const Form = open.mode === "rename" ? KeywordRenameForm : KeywordMergeForm;
          return (
            <OpenRow key={keywordId} columns={columns.length}>
              <Form item={item} all={all} onDone={done} onCancel={close} />
            </OpenRow>
          );
        }
        const button = { of: keyword, isDisabled: open !== null };
        return (
          <tr key={keywordId}>
            <NameHead>{keyword}</NameHead>
            <Fact label="Photos">
              {uses > 0 ? <Link to={photosPathOf(keyword)}>{uses}</Link> : uses}
            </Fact>
            <RowActions>
              <RowButton
                {...button}
                id={buttonId(keywordId, "rename")}
                label="Rename"
                onClick={() => show(keywordId, "rename")}
              />
              <RowButton
                {...button}
                id={buttonId(keywordId, "merge")}
                label="Merge"
                onClick={() => show(keywordId, "merge")}
              />
              <RowButton
                {...button}
                id={buttonId(keywordId, "history")}
                label="History"
                onClick={() => show(keywordId, "history")}
              />
              <DeleteButton
                {...button}
                question={`“${keyword}”: ${photos(uses)} it. ${panelMessages.confirmDelete}`}
                remove={() => ownerSave(keywordCalls.keywordDelete, { params: { id: keywordId } })}
                onRemoved={() => notes.say(`- Keyword “${keyword}” deleted -`)}
                onFailed={notes.fail}
              />
            </RowActions>
          </tr>
        );
      })}
    </PanelTable>
  );
}
