import { useState, type ReactNode } from "react";
import { countOf } from "../../lib/format";
import { foldText } from "../../lib/fold";
import type { ReadState } from "../../lib/swr";
import { Empty } from "../feedback/Empty";
import { Failed } from "../feedback/Failed";
import { ListSkeleton } from "../feedback/ListSkeleton";
import styles from "./IndexScreen.module.css";
import { PanelScreen, type PanelAction } from "./PanelScreen";

interface IndexScreenProps<T> {
  title: string;
  actions: PanelAction[];
  read: ReadState<T[]>;
  /** The noun, singular and plural. */
  noun: [one: string, many: string];
  /** The text of a row that the find box searches. */
  wordsOf: (row: T) => string;
  /** The messages about the last action. */
  notes: ReactNode;
  /** Renders the table of the rows found. */
  children: (rows: T[]) => ReactNode;
}

/** An index of the panel: all records of one kind, with a find box. */
export function IndexScreen<T>(props: IndexScreenProps<T>) {
  const { title, actions, read, noun, wordsOf, notes, children } = props;
  const [term, setTerm] = useState("");
  const wanted = foldText(term.trim());
  const rows = read.data?.filter((row) => foldText(wordsOf(row)).includes(wanted));
  return (
    <PanelScreen title={title} actions={actions}>
      <search className={styles.find}>
        <label className={styles.label}>
          <span>Find</span>
          <input
            className={styles.input}
            type="search"
            value={term}
            autoComplete="off"
            onChange={({ target }) => setTerm(target.value)}
          />
        </label>
        <p role="status" className={styles.count}>
          {rows && countOf(rows.length, ...noun)}
        </p>
      </search>
      {notes}
      {!rows && read.error ? (
        <Failed message={`The ${noun[1]} did not come.`} onRetry={read.retry} />
      ) : !rows ? (
        <ListSkeleton what={noun[1]} />
      ) : rows.length === 0 ? (
        <Empty title="No results found.">
          <p>
            {term ? `None of the ${noun[1]} has “${term}” in it.` : `There are no ${noun[1]} yet.`}
          </p>
        </Empty>
      ) : (
        children(rows)
      )}
    </PanelScreen>
  );
}
