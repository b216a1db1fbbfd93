import { act } from "react";
import { expect, test, vi } from "vitest";
import type { PhotoWord } from "shared-types/photo-word/answers";
import { host, render, setStage, site } from "../../../../components/form/stage.fixture";
import { onSite } from "../../../../lib/stage.fixture";
import { PhotoWords } from "./PhotoWords";

const calls = vi.hoisted(() => ({
  ownerRead: vi.fn(async (_call: string, _asked: { body: object }) => ({
    errors: [],
    plants: 0,
    animals: 1,
    photos: 2,
  })),
}));
vi.mock(import("../../../../lib/owner-calls"), async (original) => ({
  ...(await original()),
  ...(calls as object),
}));

setStage();

const word = (name: string, kind: PhotoWord["kind"]): PhotoWord => ({
  ...{ word: name, photos: 2, kind, nameScientific: kind && "Danaus plexippus" },
  ...{ nameCommon: "", recordId: 0 },
});
const show = (...words: PhotoWord[]) => render(onSite(site, <PhotoWords words={words} />));
const button = (text: string) =>
  [...host.querySelectorAll("button")].find(({ textContent }) => textContent.startsWith(text));

test("words that name no species are told, with nothing to add", () => {
  show(word("dusk", ""));
  expect(host.textContent).toContain("Other words in your photos (1)");
  expect(button("Add ")).toBeUndefined();
});

test.each([
  ["public", true],
  ["internal", false],
])("the pages of words become %s as the check mark says", async (visibility, isShown) => {
  show(word("Monarch", "animal"));
  const choice = [...host.querySelectorAll("label")].find(({ textContent }) =>
    textContent.includes("Show these to visitors"),
  );
  if (!isShown) await act(async () => choice?.click());
  await act(async () => button("Add 1 ")?.click());
  expect(calls.ownerRead.mock.lastCall?.[1].body).toMatchObject({ visibility });
  expect(host.textContent).toContain("1 animal added, 2 photos tagged.");
});
