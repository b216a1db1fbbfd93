import { act } from "react";
import { expect, test } from "vitest";
import { host, render, setStage } from "../../lib/stage.fixture";
import { PickBox } from "./PickBox";

setStage();

test("a range is picked with Shift and a click beside the box", () => {
  const picked: boolean[] = [];
  render(<PickBox label="Oak" isChosen={false} onPick={(is) => picked.push(is)} />);
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, shiftKey: true });
  act(() => void host.querySelector("label")?.dispatchEvent(click));
  expect(picked.at(-1)).toBe(true);
  expect(click.defaultPrevented, "no browser ticks the box besides").toBe(true);
});

test.each([
  ["Shift held by keyboard, of which the click says nothing", true, {}],
  ["Shift in the click", false, { shiftKey: true }],
  ["no Shift", false, {}],
])("a range is picked with %s", (_, shiftKey, click) => {
  const picked: boolean[] = [];
  render(<PickBox label="Oak" isChosen={false} onPick={(is) => picked.push(is)} />);
  const box = host.querySelector("input");
  act(() => {
    box?.dispatchEvent(new KeyboardEvent("keydown", { key: " ", shiftKey, bubbles: true }));
    box?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...click }));
  });
  expect(picked).toEqual([shiftKey || "shiftKey" in click]);
});
