import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { enter, host, render, setStage } from "../form/stage.fixture";
import { SearchBox } from "./SearchBox";

const onSearch = vi.fn();
const show = (value: string) => render(<SearchBox name="q" value={value} onSearch={onSearch} />);
const input = () => host.querySelector("input") as HTMLInputElement;
const type = (text: string) => act(() => enter(text, input()));
const wait = () =>
  act(() => {
    vi.advanceTimersByTime(1000);
  });

setStage();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  onSearch.mockReset();
});

test("a letter that is typed before the list has come stays", () => {
  show("");
  type("oa");
  wait();
  expect(onSearch).toHaveBeenLastCalledWith("oa");
  type("oak");
  show("oa");
  expect(input().value).toBe("oak");
  wait();
  expect(onSearch).toHaveBeenLastCalledWith("oak");
});

test("what is typed before an emptied list has come is searched too", () => {
  show("oak");
  type("");
  wait();
  expect(onSearch).toHaveBeenLastCalledWith("");
  type("a");
  show("");
  expect(input().value).toBe("a");
  wait();
  expect(onSearch).toHaveBeenLastCalledWith("a");
});

test("what the list is asked for elsewhere is shown, and not searched away", () => {
  show("oak");
  type("oaks");
  show("");
  expect(input().value).toBe("");
  wait();
  expect(onSearch).not.toHaveBeenCalled();
  show("ash");
  expect(input().value).toBe("ash");
});
