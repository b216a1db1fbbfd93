import { expect, test } from "vitest";
import { monthName } from "./months";

test("months are named from 1 on", () => {
  expect([monthName(1), monthName(12)]).toEqual(["January", "December"]);
});
