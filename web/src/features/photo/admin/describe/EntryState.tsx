import type { Describer } from "./describer";
import { isChanged, type Entry } from "./entry";
import styles from "./DescribeRow.module.css";
import { useEntry } from "./use-describer";

function stateOf(entry: Entry): { kind: string; words: string } {
  if (entry.newer) return { kind: "trouble", words: "Changed by someone else" };
  if (entry.errors.length > 0) return { kind: "trouble", words: "Needs a look" };
  if (entry.phase === "saving") return { kind: "changed", words: "Saving..." };
  if (isChanged(entry)) return { kind: "changed", words: "Not saved yet" };
  if (entry.phase === "saved") return { kind: "saved", words: "Saved" };
  return { kind: "same", words: "" };
}

/** The state of one photo. */
export function EntryState({ describer, photoId }: { describer: Describer; photoId: number }) {
  const { kind, words } = stateOf(useEntry(describer, photoId));
  return (
    <span className={styles.state} data-kind={kind}>
      {words}
    </span>
  );
}
