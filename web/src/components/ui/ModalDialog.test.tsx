import { expect, it, vi } from "vitest";
import { host, render, setStage } from "../form/stage.fixture";
import { ModalDialog } from "./ModalDialog";

setStage();

it("is closed by Escape in an empty search, which Safari does not do itself", () => {
  const onClose = vi.fn<() => void>();
  render(
    <ModalDialog title="Choose" onClose={onClose}>
      <input type="search" defaultValue="oak" />
    </ModalDialog>,
  );
  const search = host.querySelector("input") as HTMLInputElement;
  const escape = () => {
    const pressed = new KeyboardEvent("keydown", {
      key: "Escape",
      bubbles: true,
      cancelable: true,
    });
    search.dispatchEvent(pressed);
    return pressed.defaultPrevented;
  };
  // It clears what is there first.
  expect([escape(), onClose.mock.calls.length]).toEqual([false, 0]);
  search.value = "";
  // Nothing else hears of it.
  expect([escape(), onClose.mock.calls.length]).toEqual([true, 1]);
});
