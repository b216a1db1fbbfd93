import { useState } from "react";
import { focusOn } from "../../lib/focus-on";
import { countOf } from "../../lib/format";
import { rangeHint } from "../../lib/selection";
import { useSelection } from "../../lib/use-selection";
import { deleteQuestion } from "../form/delete-question";
import { errorTexts, whyNotDone } from "../form/errors";
import { Button } from "../ui/Button";
import { ChooseAll } from "../ui/ChooseAll";
import { PickBox } from "../ui/PickBox";
import type { Picking } from "../ui/picking";
import { SelectionBar } from "../ui/SelectionBar";
import { namesOf, type Bulk } from "./bulk";
import { ChangeDialog } from "./ChangeDialog";
import { Outcome, type OutcomeWords } from "./Outcome";
import type { Act } from "./undo-act";
import { UndoAct } from "./UndoAct";

/** Selects records of an index, as photos are selected, and changes or deletes them all or none. */
export function usePicking<T extends object, Change extends { ids: number[] }>(
  bulk: Bulk<T, Change>,
): Picking<T> {
  const { noun, idOf, nameOf, change, leaves, remove } = bulk;
  const [outcome, setOutcome] = useState<OutcomeWords | null>(null);
  const [busy, setBusy] = useState<"changing" | "deleting" | null>(null);
  const [acts, setActs] = useState(0);
  const { selection, ...choose } = useSelection(idOf, () => setOutcome(null));
  const clear = () => {
    focusOn("choose-all");
    choose.clear();
  };
  const ids = [...selection.keys()];
  const words = countOf(selection.size, ...noun);

  const removeAll = async () => {
    const items = [...selection.values()];
    const named = `${words}: ${namesOf(items.map(nameOf))}.`;
    if (!window.confirm(deleteQuestion(named, leaves(items)))) return;
    setBusy("deleting");
    const errors = await remove(ids).catch(whyNotDone);
    setBusy(null);
    if (errors.length > 0) {
      setOutcome({ text: "Nothing was deleted.", problems: errorTexts(errors) });
      return;
    }
    choose.letGo(ids);
    setOutcome({
      text: `${words} moved to the bin.`,
      binned: ids.map((id) => ({ kind: noun[0], id })),
    });
  };

  /** Says what was changed, with its Undo; the records are selected as they are now. */
  const finishChange = (made: Change) => {
    const given = Object.entries<unknown>(made).filter(
      ([field, value]) => field !== "ids" && value !== undefined,
    );
    const isOther = (item: object) =>
      given.some(([field, value]) => Reflect.get(item, field) !== value);
    const changed = [...selection].flatMap(([id, item]) => (isOther(item) ? id : []));
    const now = new Map(
      [...selection].map(([id, item]) => [id, { ...item, ...Object.fromEntries(given) }]),
    );
    const restore = (undone: readonly number[]) =>
      choose.change(
        new Map(
          [...now].map(([id, item]) => [id, (undone.includes(id) && selection.get(id)) || item]),
        ),
      );
    const act: Act = { kind: noun[0], ids: changed, fields: given.map(([field]) => field) };
    choose.change(now);
    setBusy(null);
    setActs(acts + 1);
    setOutcome({
      text: `${words} changed.`,
      undo: changed.length > 0 && <UndoAct key={acts} act={act} noun={noun} onUndone={restore} />,
    });
  };

  const selectedWords = (rows: readonly T[]) => {
    if (selection.size === 0) return "";
    const elsewhere = selection.size - choose.countOn(rows);
    const others = elsewhere > 0 ? `, ${elsewhere.toLocaleString("en-US")} not listed here` : "";
    return `${words} selected${others}`;
  };

  return {
    above: (rows) => (
      <ChooseAll
        chosen={choose.countOn(rows)}
        total={rows.length}
        onChoose={(isChosen) => choose.chooseAll(rows, isChosen)}
        hint={rangeHint}
        label="Select all listed here"
      />
    ),
    boxOf: (row, rows) => (
      <PickBox
        label={`Select ${nameOf(row)}`}
        isChosen={selection.has(idOf(row))}
        onPick={(isRange) => choose.toggle(rows, idOf(row), isRange)}
      />
    ),
    bar: (rows) => (
      <>
        <SelectionBar
          label={`Selected ${noun[1]}`}
          words={selectedWords(rows)}
          outcome={outcome && <Outcome outcome={outcome} />}
        >
          {change && (
            <Button kind="solid" disabled={busy !== null} onClick={() => setBusy("changing")}>
              Change…
            </Button>
          )}
          <Button disabled={busy !== null} onClick={() => void removeAll()}>
            {busy === "deleting" ? "Deleting..." : "Delete"}
          </Button>
          <Button kind="quiet" disabled={busy !== null} onClick={clear}>
            Clear
          </Button>
        </SelectionBar>
        {busy === "changing" && change && (
          <ChangeDialog
            title={`Change ${words}`}
            ids={ids}
            change={change}
            onClose={() => setBusy(null)}
            onDone={finishChange}
          />
        )}
      </>
    ),
  };
}
