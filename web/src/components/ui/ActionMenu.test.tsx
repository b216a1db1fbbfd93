import { act } from "react";
import { expect, test, vi } from "vitest";
import { host, render, setStage } from "../form/stage.fixture";
import { ActionMenu } from "./ActionMenu";

setStage();

const chosen = vi.fn<(label: string) => void>();
const labels = ["Rename", "Merge", "Delete"];

const show = () => {
  const actions = labels.map((label) => ({ label, onChoose: () => chosen(label) }));
  render(<ActionMenu id="menu" of="dew" actions={actions} />);
};
const button = () => host.querySelector("#menu") as HTMLButtonElement;
const press = (key: string) =>
  act(() => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  });
const focused = () => document.activeElement?.textContent;

test("keys alone open it at either end, go around it, and close it where it was opened", () => {
  show();
  act(() => button().focus());
  press("ArrowDown");
  expect(focused()).toBe("Rename");
  press("ArrowUp");
  expect(focused()).toBe("Delete");
  press("ArrowDown");
  expect(focused()).toBe("Rename");
  press("End");
  press("Home");
  press("ArrowDown");
  expect(focused()).toBe("Merge");
  press("Escape");
  expect(host.querySelector("[role=menu]")).toBeNull();
  expect(document.activeElement).toBe(button());
  press("ArrowUp");
  expect(focused()).toBe("Delete");
});

test("it closes when the focus leaves it, and before what was chosen is done", () => {
  show();
  act(() => button().click());
  expect(focused()).toBe("Rename");
  act(() => (document.activeElement as HTMLElement).blur());
  expect(host.querySelector("[role=menu]")).toBeNull();
  act(() => button().click());
  chosen.mockImplementation(() => expect(document.activeElement).toBe(button()));
  act(() => host.querySelector<HTMLElement>("[role=menuitem]")?.click());
  expect(chosen).toHaveBeenCalledWith("Rename");
  expect(host.querySelector("[role=menu]")).toBeNull();
});
