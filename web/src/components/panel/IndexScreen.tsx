import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { fold, hasSpelled, spelled } from "shared-types/kit/fold";
import { loadMessages } from "shared-types/kit/messages";
import { countOf } from "../../lib/format";
import type { OwnerReadState } from "../../lib/owner-swr";
import { Empty } from "../feedback/Empty";
import { IndexNotes, useIndexNotes } from "../form/IndexNotes";
import type { Picking } from "../ui/picking";
import { PanelScreen, type PanelAction } from "../layout/PanelScreen";
import { IndexTable, type RecordIndex } from "./IndexTable";
import { NothingYet, type FirstRecord } from "./NothingYet";
import { Pending } from "./Pending";

interface IndexScreenProps<T> {
  title: string;
  actions: PanelAction[];
  index: RecordIndex<T>;
  read: OwnerReadState<T[]>;
  /** Selects rows. */
  picking?: Picking<T>;
  /** Where the first record is made, offered while there is none. */
  first?: FirstRecord;
}

const findStyle = { alignItems: "end", gap: "var(--space-3) var(--space-5)" };
const target = "var(--target)";
const count = { minHeight: target, lineHeight: target, color: "inkSoft" };

/** An index of the panel: all records of one kind, with a find box. */
export function IndexScreen<T>(props: IndexScreenProps<T>) {
  const { title, actions, index, read, picking, first } = props;
  const { noun, wordsOf } = index;
  const notes = useIndexNotes();
  const [term, setTerm] = useState("");
  const wanted = spelled(fold(term));
  const rows = read.data?.filter((row) => hasSpelled(fold(wordsOf(row)), wanted));
  return (
    <PanelScreen title={title} actions={actions}>
      {read.data?.length !== 0 && (
        <search className="part-interface part-wrap" style={findStyle}>
          <chakra.label className="part-label" display="grid" flex="0 1 22rem" gap="1">
            <span>Find</span>
            <chakra.input
              className="part-control"
              color="ink"
              type="search"
              value={term}
              autoComplete="off"
              onChange={({ target }) => setTerm(target.value)}
            />
          </chakra.label>
          <chakra.p role="status" {...count} fontVariantNumeric="tabular-nums">
            {rows && countOf(rows.length, ...noun)}
          </chakra.p>
        </search>
      )}
      <IndexNotes notes={notes} />
      {!rows ? (
        <Pending read={read} failed={`Couldn’t load the ${noun[1]}.`} what={noun[1]} />
      ) : rows.length === 0 && term ? (
        <Empty title={loadMessages.noResults}>
          <p>{`No ${noun[1]} match “${term}”.`}</p>
        </Empty>
      ) : rows.length === 0 ? (
        <NothingYet many={noun[1]} first={first} />
      ) : (
        <div>
          {picking?.above(rows)}
          <IndexTable<T>
            index={index}
            rows={rows}
            all={read.data ?? []}
            latest={read.latest}
            notes={notes}
            boxOf={picking && ((row) => picking.boxOf(row, rows))}
          />
        </div>
      )}
      {picking?.bar(rows ?? [])}
    </PanelScreen>
  );
}
