import { Link } from "react-router-dom";
import { keywordCalls, panelMessages, type KeywordItem } from "shared-types";
import { DeleteButton } from "../../../components/form/DeleteButton";
import type { Notes } from "../../../components/form/IndexNotes";
import { RowButtons } from "../../../components/form/RowButtons";
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
  const row = useOpenRow<"Rename" | "Merge" | "History">();
  const { open, close } = row;
  const done = (text: string) => {
    close();
    notes.say(text);
  };
  return (
    <PanelTable caption="Keywords" columns={columns}>
      {rows.map((item) => {
        const { keywordId, keyword, uses } = item;
        if (open?.id === keywordId) {
          const Form = open.mode === "Rename" ? KeywordRenameForm : KeywordMergeForm;
          return (
            <OpenRow key={keywordId} columns={columns.length}>
              {open.mode === "History" ? (
                <HistoryRow kind="keyword" id={keywordId} name={keyword} onClose={close} />
              ) : (
                <Form item={item} all={all} onDone={done} onCancel={close} />
              )}
            </OpenRow>
          );
        }
        return (
          <tr key={keywordId}>
            <NameHead>{keyword}</NameHead>
            <Fact label="Photos">
              {uses > 0 ? <Link to={photosPathOf(keyword)}>{uses}</Link> : uses}
            </Fact>
            <RowActions>
              <RowButtons
                row={row}
                id={keywordId}
                of={keyword}
                modes={["Rename", "Merge", "History"]}
              />
              <DeleteButton
                of={keyword}
                isDisabled={open !== null}
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
