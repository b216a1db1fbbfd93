import { act, useEffect } from "react";
import { expect, test } from "vitest";
import { render, setStage } from "./stage.fixture";
import { useSelection } from "./use-selection";

const trees = [{ id: 1 }, { id: 2 }, { id: 3 }];
const idOf = ({ id }: { id: number }) => id;

let choose: ReturnType<typeof useSelection<{ id: number }>>;
function Stage() {
  const current = useSelection(idOf, () => undefined);
  useEffect(() => {
    choose = current;
  });
  return null;
}

setStage();

test("what is selected while others are deleted stays selected", () => {
  render(<Stage />);
  act(() => choose.toggle(trees, 1, false));
  const { letGo } = choose;
  act(() => choose.toggle(trees, 2, false));
  act(() => letGo([1]));
  expect([...choose.selection.keys()]).toEqual([2]);
});
