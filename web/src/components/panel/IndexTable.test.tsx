import { act } from "react";
import { expect, test, vi } from "vitest";
import { host, render, setStage } from "../form/stage.fixture";
import { IndexTable, type RecordIndex } from "./IndexTable";

interface Tree {
  id: number;
  name: string;
  uses?: number;
}
const index: RecordIndex<Tree> = {
  ...{ kind: "keyword", caption: "Trees", noun: ["tree", "trees"] },
  columns: { Name: ({ name }) => name },
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  wordsOf: ({ name }) => name,
  forms: { Edit: () => <p>The form</p> },
  deletion: ({ uses = 0 }) => ({
    ...{ uses: `${uses} photos have it`, notice: "Deleted" },
    remove: () => Promise.resolve([]),
  }),
};
const trees = [
  { id: 1, name: "Oak" },
  { id: 2, name: "Ash" },
];
const notes = { notice: "", binned: [], errors: [], attempt: 0, say: vi.fn(), fail: vi.fn() };

const show = (rows: Tree[], stored = rows) =>
  render(
    <IndexTable
      index={index}
      rows={rows}
      all={trees}
      latest={() => Promise.resolve(stored)}
      notes={notes}
    />,
  );
const button = (label: string) =>
  [...host.querySelectorAll("button")].find(
    (one) => one.getAttribute("aria-label") === label || one.textContent === label,
  );
const press = (label: string) => act(async () => button(label)?.click());

setStage();

test("the rows of a search have their actions, though a row is open that it does not find", async () => {
  show(trees);
  await press("Actions for Oak");
  await press("Edit");
  expect(host.textContent).toContain("The form");
  expect(button("Actions for Ash")?.disabled).toBe(true);
  show(trees.slice(1));
  expect(button("Actions for Ash")?.disabled).toBe(false);
});

test("the question before deleting says what is stored now, not what the row still shows", async () => {
  const asked = vi.fn(() => true);
  vi.stubGlobal("confirm", asked);
  show([{ id: 1, name: "Oak", uses: 3 }], [{ id: 1, name: "Oak", uses: 5 }]);
  await press("Actions for Oak");
  await press("Delete");
  expect(asked).toHaveBeenCalledWith(expect.stringContaining("“Oak”: 5 photos have it."));
  expect(notes.say).toHaveBeenCalledWith("Deleted", [{ kind: "keyword", id: 1 }]);
  show([{ id: 1, name: "Oak", uses: 3 }], []);
  await press("Actions for Oak");
  await press("Delete");
  expect(asked, "gone meanwhile").toHaveBeenLastCalledWith(expect.stringContaining("3 photos"));
});
