import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { PickBox } from "./PickBox";

afterEach(() => document.body.replaceChildren());

test("a range is picked with Shift and a click beside the box", () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const host = document.body.appendChild(document.createElement("div"));
  const picked: boolean[] = [];
  const root = createRoot(host);
  act(() => root.render(<PickBox label="Oak" isChosen={false} onPick={(is) => picked.push(is)} />));
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, shiftKey: true });
  act(() => void host.querySelector("label")?.dispatchEvent(click));
  expect(picked.at(-1)).toBe(true);
  expect(click.defaultPrevented, "no browser ticks the box besides").toBe(true);
  act(() => root.unmount());
});

test.each([
  ["Shift held by keyboard, of which the click says nothing", true, {}],
  ["Shift in the click", false, { shiftKey: true }],
  ["no Shift", false, {}],
])("a range is picked with %s", (_, shiftKey, click) => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const host = document.body.appendChild(document.createElement("div"));
  const picked: boolean[] = [];
  const root = createRoot(host);
  act(() => root.render(<PickBox label="Oak" isChosen={false} onPick={(is) => picked.push(is)} />));
  const box = host.querySelector("input");
  act(() => {
    box?.dispatchEvent(new KeyboardEvent("keydown", { key: " ", shiftKey, bubbles: true }));
    box?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...click }));
  });
  expect(picked).toEqual([shiftKey || "shiftKey" in click]);
  act(() => root.unmount());
});
