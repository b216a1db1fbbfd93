import { expect, test } from "vitest";
import { focusOn } from "./focus-on";

test("of two lists the one in the dialog above the screen gets the focus", () => {
  document.body.innerHTML = `<p id="screen" tabindex="-1" data-landing="found"></p>
    <dialog open><p id="dialog" tabindex="-1" data-landing="found"></p></dialog>`;
  focusOn("found");
  expect(document.activeElement?.id).toBe("dialog");
  document.querySelector("dialog")?.remove();
  focusOn("found");
  expect(document.activeElement?.id).toBe("screen");
  focusOn("choose-all");
  expect(document.activeElement?.id).toBe("screen");
});
