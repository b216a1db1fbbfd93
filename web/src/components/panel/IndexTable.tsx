import type { ReactNode } from "react";
import type { KeptRecord, ValidationErrors } from "shared-types";
import { DeleteButton } from "../form/DeleteButton";
import type { Notes } from "../form/IndexNotes";
import { useOpenRow } from "../form/use-open-row";
import { HistoryRow } from "../history/HistoryRow";
import { Button } from "../ui/Button";
import { Fact, NameHead, OpenRow, PanelTable, RowActions } from "../ui/PanelTable";
import { VisuallyHidden } from "../ui/VisuallyHidden";

/** What the form in an open row is given. */
export interface RowProps<T> {
  item: T;
  all: T[];
  onDone: (said: string) => void;
  onCancel: () => void;
}

/** An index of the panel, described by its columns. */
export interface RecordIndex<T> {
  kind: KeptRecord["kind"];
  /** Caption for screen readers. */
  caption: string;
  /** The noun, singular and plural. */
  noun: [one: string, many: string];
  idOf: (item: T) => number;
  nameOf: (item: T) => string;
  /** The text of a row that the find box searches. */
  wordsOf: (item: T) => string;
  /** The cells by their headings; the first is the row's head. */
  columns: Record<string, (item: T) => ReactNode>;
  /** The forms a row opens for, by the words on its buttons. */
  forms: Record<string, (props: RowProps<T>) => ReactNode>;
  /** How a record is deleted; `null` where it may not be. */
  deletion?: (item: T) => Deletion | null;
}

interface Deletion {
  question: string;
  remove: () => Promise<ValidationErrors>;
  said: string;
}

interface IndexTableProps<T> {
  index: RecordIndex<T>;
  /** The rows found, and all rows. */
  rows: T[];
  all: T[];
  notes: Notes;
}

/** The rows of an index; each opens for a form or for its history. */
export function IndexTable<T>({ index, rows, all, notes }: IndexTableProps<T>) {
  const { open, show, close, buttonId } = useOpenRow();
  const { kind, caption, idOf, nameOf, columns, forms, deletion } = index;
  const [[, headOf] = ["", nameOf], ...facts] = Object.entries(columns);
  const headings = [...Object.keys(columns), ""];
  const done = (text: string) => {
    close();
    notes.say(text);
  };
  return (
    <PanelTable caption={caption} columns={headings}>
      {rows.map((item) => {
        const id = idOf(item);
        const name = nameOf(item);
        if (open?.id === id) {
          const Form = forms[open.mode];
          return (
            <OpenRow key={id} columns={headings.length}>
              {Form ? (
                <Form item={item} all={all} onDone={done} onCancel={close} />
              ) : (
                <HistoryRow kind={kind} id={id} name={name} onClose={close} />
              )}
            </OpenRow>
          );
        }
        const going = deletion?.(item);
        return (
          <tr key={id}>
            <NameHead>{headOf(item)}</NameHead>
            {facts.map(([label, cellOf]) => (
              <Fact key={label} label={label}>
                {cellOf(item)}
              </Fact>
            ))}
            <RowActions>
              {[...Object.keys(forms), "History"].map((mode) => (
                <Button
                  key={mode}
                  id={buttonId(id, mode)}
                  disabled={open !== null}
                  onClick={() => show(id, mode)}
                >
                  {mode}
                  <VisuallyHidden> {name}</VisuallyHidden>
                </Button>
              ))}
              {going && (
                <DeleteButton
                  of={name}
                  isDisabled={open !== null}
                  question={going.question}
                  remove={going.remove}
                  onRemoved={() => notes.say(going.said)}
                  onFailed={notes.fail}
                />
              )}
            </RowActions>
          </tr>
        );
      })}
    </PanelTable>
  );
}
