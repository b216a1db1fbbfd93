import { expect, test } from "vitest";
import { watchOwner } from "./use-describe-keys";

function twoFields() {
  document.body.innerHTML = "<input /><input />";
  const [first, second] = document.querySelectorAll("input");
  if (!first || !second) throw new Error("no fields");
  first.focus();
  return { first, second };
}

test("the owner has gone on who types in the same field, or is in another", () => {
  const { first, second } = twoFields();
  const isStill = watchOwner();
  expect(isStill()).toBe(false);

  const types = watchOwner();
  first.dispatchEvent(new Event("input", { bubbles: true }));
  expect(types()).toBe(true);

  const moves = watchOwner();
  second.focus();
  expect(moves()).toBe(true);
});
