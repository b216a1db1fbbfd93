import { act, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
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

test("what is selected while others are deleted stays selected", () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const root = createRoot(document.createElement("div"));
  act(() => root.render(<Stage />));
  act(() => choose.toggle(trees, 1, false));
  const { letGo } = choose;
  act(() => choose.toggle(trees, 2, false));
  act(() => letGo([1]));
  expect([...choose.selection.keys()]).toEqual([2]);
  act(() => root.unmount());
});
