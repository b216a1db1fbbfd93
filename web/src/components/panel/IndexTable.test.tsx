import { act } from "react";
import { expect, test, vi } from "vitest";
import { host, render, setStage } from "../form/stage.fixture";
import { IndexTable, type RecordIndex } from "./IndexTable";

interface Tree {
  id: number;
  name: string;
}
const index: RecordIndex<Tree> = {
  ...{ kind: "keyword", caption: "Trees", noun: ["tree", "trees"] },
  columns: { Name: ({ name }) => name },
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  wordsOf: ({ name }) => name,
  forms: { Edit: () => <p>The form</p> },
};
const trees = [
  { id: 1, name: "Oak" },
  { id: 2, name: "Ash" },
];
const notes = { notice: "", binned: [], errors: [], attempt: 0, say: vi.fn(), fail: vi.fn() };

const show = (rows: Tree[]) =>
  render(<IndexTable index={index} rows={rows} all={trees} notes={notes} />);
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
