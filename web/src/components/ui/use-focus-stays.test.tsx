import { act } from "react";
import { expect, test, vi } from "vitest";
import { host, render, setStage } from "../form/stage.fixture";
import { useFocusStays } from "./use-focus-stays";

const settled = () => new Promise((resolve) => setTimeout(resolve, 80));

/** A list with a button in each row, or a field in place of them. */
function List({ rows }: { rows: readonly string[] }) {
  const box = useFocusStays(() => host.querySelector("p")?.focus());
  return (
    <div ref={box}>
      <p tabIndex={-1}>the message</p>
      {rows.map((row) => (
        <button key={row} type="button">
          {row}
        </button>
      ))}
      {rows.length === 0 && <input />}
    </div>
  );
}

const focusRow = () => act(() => host.querySelector("button")?.focus());
const focused = () => document.activeElement?.textContent;

setStage();

test("the focus of a row that goes is not lost", async () => {
  render(<List rows={["one", "two"]} />);
  focusRow();
  expect(focused()).toBe("one");
  render(<List rows={["two"]} />);
  await vi.waitFor(() => expect(focused()).toBe("the message"));
});

test("what takes its place may take it, and one that the owner gave up is not fetched back", async () => {
  render(<List rows={["one"]} />);
  focusRow();
  render(<List rows={[]} />);
  const input = host.querySelector("input");
  act(() => input?.focus());
  await settled();
  expect(document.activeElement).toBe(input);
  act(() => input?.blur());
  await settled();
  render(<List rows={["two"]} />);
  await settled();
  expect(document.activeElement).toBe(document.body);
});
