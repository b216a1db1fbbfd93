import { type ReactNode, useEffect, useRef, useState } from "react";
import type { KeptRecord } from "shared-types/history/schema";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { deleteQuestion } from "../form/delete-question";
import { whyNotSaved } from "../form/errors";
import type { Notes } from "../form/IndexNotes";
import { ChangeList } from "../history/ChangeList";
import styles from "../history/RecordHistory.module.css";
import { ActionMenu } from "../ui/ActionMenu";
import { Button } from "../ui/Button";
import { Fact, NameHead, OpenRow, PanelTable, PickCell, RowActions } from "../ui/PanelTable";

/** The open row of an index and its mode, one at a time; closing returns the focus to the row's menu button. */
function useOpenRow() {
  const [open, setOpen] = useState<{ id: number; mode: string } | null>(null);
  const lastButton = useRef<string | null>(null);
  const buttonId = (id: number) => `actions-${id}`;

  useEffect(() => {
    if (open !== null || lastButton.current === null) return;
    document.getElementById(lastButton.current)?.focus();
    lastButton.current = null;
  }, [open]);

  return {
    open,
    buttonId,
    close: () => setOpen(null),
    show: (id: number, mode: string) => {
      lastButton.current = buttonId(id);
      setOpen({ id, mode });
    },
  };
}

/** What the form in an open row is given. */
export interface RowProps<T> {
  item: T;
  all: T[];
  onDone: (notice: string) => void;
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
  /** The cells by their headings; the first is the row's head. A column whose cells are all '' does not show. */
  columns: Record<string, (item: T) => ReactNode>;
  /** The forms a row opens for, by the words in its menu. */
  forms: Record<string, (props: RowProps<T>) => ReactNode>;
  /** How a record is deleted; `null` where it may not be. */
  deletion?: (item: T) => Deletion | null;
}

interface Deletion {
  /** What uses the record: '3 photos have it'. */
  uses: string;
  remove: () => Promise<ValidationErrors>;
  notice: string;
}

interface IndexTableProps<T> {
  index: RecordIndex<T>;
  /** The rows found, and all rows. */
  rows: T[];
  all: T[];
  /** Reads all rows again. */
  latest: () => Promise<T[] | undefined>;
  notes: Notes;
  /** The checkbox of a row. */
  boxOf?: ((item: T) => ReactNode) | undefined;
}

/** The rows of an index; each opens for a form or for its history. */
export function IndexTable<T>({ index, rows, all, latest, notes, boxOf }: IndexTableProps<T>) {
  const { kind, caption, idOf, nameOf, columns, forms, deletion } = index;
  const { open, show, close, buttonId } = useOpenRow();
  const [[head, headOf] = ["", nameOf], ...allFacts] = Object.entries(columns);
  const facts = allFacts.filter(([, cellOf]) => all.some((item) => cellOf(item) !== ""));
  const headings = [head, ...facts.map(([label]) => label), ""];
  const modes = [...Object.keys(forms), "History"];
  // Whatever is open may be on another page by now, or no longer found.
  const isOpen = rows.some((item) => idOf(item) === open?.id);
  const done = (text: string) => {
    close();
    notes.say(text);
  };
  const remove = async (item: T, going: Deletion) => {
    const id = idOf(item);
    // After a merge, or a save elsewhere, the row may still show an old number.
    const current = (await latest())?.find((row) => idOf(row) === id) ?? item;
    const deleting = deletion?.(current) ?? going;
    if (!window.confirm(deleteQuestion(`“${nameOf(current)}”: ${deleting.uses}.`))) return;
    const errors = await deleting.remove().catch(whyNotSaved);
    if (errors.length > 0) {
      notes.fail(errors);
      return;
    }
    notes.say(deleting.notice, [{ kind, id }]);
  };
  return (
    <PanelTable caption={caption} columns={headings} hasPicks={boxOf !== undefined} isCalm>
      {rows.map((item) => {
        const id = idOf(item);
        const name = nameOf(item);
        if (open?.id === id) {
          const Form = forms[open.mode];
          return (
            <OpenRow key={id} columns={headings.length + (boxOf ? 1 : 0)}>
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
            {boxOf && <PickCell>{boxOf(item)}</PickCell>}
            <NameHead>{headOf(item)}</NameHead>
            {facts.map(([label, cellOf]) => (
              <Fact key={label} label={label}>
                {cellOf(item)}
              </Fact>
            ))}
            <RowActions>
              <ActionMenu
                id={buttonId(id)}
                of={name}
                isDisabled={isOpen}
                actions={[
                  ...modes.map((mode) => ({ label: mode, onChoose: () => show(id, mode) })),
                  ...(going
                    ? [
                        {
                          label: "Delete",
                          isDanger: true,
                          onChoose: () => void remove(item, going),
                        },
                      ]
                    : []),
                ]}
              />
            </RowActions>
          </tr>
        );
      })}
    </PanelTable>
  );
}

interface HistoryRowProps extends KeptRecord {
  name: string;
  onClose: () => void;
}

/** A record's history in its open row of an index. */
function HistoryRow({ name, onClose, ...record }: HistoryRowProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.row}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        History of “{name}”
      </h2>
      <ChangeList {...record} />
      <Button onClick={onClose}>Close</Button>
    </div>
  );
}
