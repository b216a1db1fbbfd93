import { act, useEffect, useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Option } from "shared-types/kit/list-answers";
import { enter, host, render, setStage } from "./stage.fixture";
import { TagsEntry } from "./TagsField";

const plants: Option[] = ["Aster", "Bur oak", "Red oak", "White oak", "Yarrow"].map((Value, i) => ({
  Key: i + 1,
  Value,
}));

let value: number[];
const save = vi.fn();

function Stage({ options, first }: { options: Option[]; first: number[] }) {
  const [keys, setKeys] = useState(first);
  useEffect(() => {
    value = keys;
  }, [keys]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TagsEntry
        name="plants"
        label="Plants"
        options={options}
        value={keys}
        onChange={setKeys}
        noun="plants"
      />
      <button type="submit">SAVE</button>
    </form>
  );
}

const show = (first: number[] = [], options = plants) =>
  render(<Stage options={options} first={first} />);

const input = () => host.querySelector("input") as HTMLInputElement;
const listed = () => [...host.querySelectorAll('[role="option"]')].map((o) => o.textContent);
const chips = () =>
  [...host.querySelectorAll("li button")].map((b) => b.getAttribute("aria-label"));
const active = () =>
  host.querySelector(`#${CSS.escape(input().getAttribute("aria-activedescendant") ?? "none")}`)
    ?.textContent;

/** Presses a key on the focused element; Enter submits the form unless prevented, as in browsers. */
function press(key: string): boolean {
  const target = document.activeElement ?? document.body;
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  act(() => {
    target.dispatchEvent(event);
  });
  if (key === "Enter" && !event.defaultPrevented && target === input()) {
    act(() => host.querySelector("form")?.requestSubmit());
  }
  return event.defaultPrevented;
}

const type = (text: string) => act(() => enter(text, input()));

setStage();
beforeEach(() => save.mockClear());

describe("a tags box", () => {
  it("lists nothing until someone asks", () => {
    show();
    act(() => input().focus());
    expect(input().getAttribute("aria-expanded")).toBe("false");
    expect(listed()).toEqual([]);
    press("ArrowDown");
    expect(input().getAttribute("aria-expanded")).toBe("true");
    expect(listed()).toHaveLength(5);
    expect(active()).toBe("Aster");
  });

  it("picks with Enter what was found, and does not send the form", () => {
    show();
    type("oak");
    expect(active()).toBe("Bur oak");
    press("ArrowDown");
    press("Enter");
    expect(value).toEqual([3]);
    expect(save).not.toHaveBeenCalled();
    expect(input().value).toBe("");
    expect(host.textContent).toContain("Red oak added, 1 selected.");
    expect(listed()).toEqual([]);
    press("ArrowDown");
    expect(listed()).toEqual(["Aster", "Bur oak", "White oak", "Yarrow"]);
  });

  it("leaves Enter to the form once its list is closed", () => {
    show();
    type("oak");
    press("Escape");
    expect(listed()).toEqual([]);
    press("Enter");
    expect(save).toHaveBeenCalledOnce();
    expect(value).toEqual([]);
  });

  it("does not send the form when nothing was found", () => {
    show();
    type("zebra");
    expect(host.textContent).toContain("No plants match “zebra”.");
    press("Enter");
    expect(save).not.toHaveBeenCalled();
  });

  it("takes Escape for its list only, so that a dialog around it stays", () => {
    show();
    type("oak");
    expect(press("Escape")).toBe(true);
    expect(press("Escape")).toBe(false);
  });

  it("wraps around at both ends", () => {
    show();
    type("oak");
    press("ArrowUp");
    expect(active()).toBe("White oak");
    press("ArrowDown");
    expect(active()).toBe("Bur oak");
  });

  it("removes the last with Backspace, but not while there is text", () => {
    show([1, 5]);
    type("o");
    press("Backspace");
    expect(value).toEqual([1, 5]);
    type("");
    press("Backspace");
    expect(value).toEqual([1]);
    expect(host.textContent).toContain("Yarrow removed, 1 selected.");
  });

  it("reaches the chosen ones with the left arrow and removes any of them", () => {
    show([1, 2, 5]);
    act(() => input().focus());
    press("ArrowLeft");
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Remove Yarrow");
    press("ArrowLeft");
    press("Delete");
    expect(value).toEqual([1, 5]);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Remove Yarrow");
    press("Delete");
    expect(document.activeElement).toBe(input());
    expect(chips()).toEqual(["Remove Aster"]);
  });

  it("shows a key that is no option any more, so that it can be removed", () => {
    show([77]);
    expect(chips()).toEqual(["Remove No. 77"]);
  });

  it("draws 50 of 1,000 and says how many more", () => {
    const many = Array.from({ length: 1000 }, (_, i) => ({ Key: i + 1, Value: `Sedge ${i}` }));
    show([], many);
    type("sedge");
    expect(listed()).toHaveLength(50);
    expect(host.textContent).toContain("950 more");
  });
});
