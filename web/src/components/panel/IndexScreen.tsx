import { useState } from "react";
import { countOf } from "../../lib/format";
import { foldText } from "../../lib/fold";
import type { ReadState } from "../../lib/swr";
import { Empty } from "../feedback/Empty";
import { Failed } from "../feedback/Failed";
import { ListSkeleton } from "../feedback/ListSkeleton";
import { IndexNotes, useIndexNotes } from "../form/IndexNotes";
import { PanelScreen, type PanelAction } from "../layout/PanelScreen";
import styles from "./IndexScreen.module.css";
import { IndexTable, type RecordIndex } from "./IndexTable";

interface IndexScreenProps<T> {
  title: string;
  actions: PanelAction[];
  index: RecordIndex<T>;
  read: ReadState<T[]>;
}

/** An index of the panel: all records of one kind, with a find box. */
export function IndexScreen<T>({ title, actions, index, read }: IndexScreenProps<T>) {
  const { noun, wordsOf } = index;
  const notes = useIndexNotes();
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
      <IndexNotes notes={notes} />
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
        <IndexTable index={index} rows={rows} all={read.data ?? []} notes={notes} />
      )}
    </PanelScreen>
  );
}
