import { act } from "react";
import { expect, test, vi } from "vitest";
import type { OfferedKeyword } from "shared-types/photo/answers";
import { host, render, setStage } from "../../../../components/form/stage.fixture";
import { KeywordOffers } from "./KeywordOffers";

const taking = vi.hoisted(() => ({
  takeKeyword: vi.fn<(of: OfferedKeyword) => Promise<string>>(),
}));
vi.mock(import("./take-keyword"), async (original) => ({
  ...(await original()),
  ...(taking as object),
}));
vi.mock("../photo-reads", () => ({
  usePhotoOptions: () => ({ data: { Keywords: [{ Key: 1, Value: "Frost" }] } }),
}));

setStage();

const offers: OfferedKeyword[] = [
  { keyword: "dew", photoIds: [1] },
  { keyword: "frost", photoIds: [1] },
  { keyword: "rime", photoIds: [1, 2] },
];
const chips = () => [...host.querySelectorAll("li bdi")].map(({ textContent }) => textContent);
const alerts = () =>
  [...host.querySelectorAll("[role=alert]")].map(({ textContent }) => textContent);
const press = (words: string) =>
  act(async () =>
    [...host.querySelectorAll("button")]
      .find((one) => one.textContent === words || one.getAttribute("aria-label") === words)
      ?.click(),
  );

test("keywords that the site has are not offered, and one that is dismissed is gone", async () => {
  render(<KeywordOffers offers={offers} />);
  expect(chips()).toEqual(["dew", "rime"]);
  await press("Dismiss dew");
  expect(chips()).toEqual(["rime"]);
});

test("one that could not be added stays, with the reason, until it is", async () => {
  taking.takeKeyword.mockImplementation(async ({ keyword }) =>
    keyword === "dew" ? "Couldn’t reach the server." : "",
  );
  render(<KeywordOffers offers={offers} />);
  await press("Add all");
  expect(chips()).toEqual(["dew"]);
  expect(alerts()).toEqual(["Couldn’t reach the server."]);
  expect(host.querySelector("[role=status]")?.textContent).toBe("“rime” added to 2 photos.");
  taking.takeKeyword.mockResolvedValue("");
  await press("Add and tag dew");
  expect(chips()).toEqual([]);
  expect(alerts()).toEqual([]);
  expect(host.querySelector("[role=status]")?.textContent).toBe("“dew” added to 1 photo.");
});
