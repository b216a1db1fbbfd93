import { act } from "react";
import { expect, test, vi } from "vitest";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import type { PhotoOptions, PhotoToEdit } from "shared-types/photo/answers";
import { host, render, setStage, site } from "../../../components/form/stage.fixture";
import { connectPanel } from "../../../lib/owner-send";
import { onSite } from "../../../lib/stage.fixture";
import { photoItem } from "../fixture";
import { PhotoForm } from "./PhotoForm";

const sent = vi.hoisted(() => ({ ownerSave: vi.fn<() => Promise<ValidationErrors>>() }));
vi.mock(import("../../../lib/owner-calls"), async (original) => ({
  ...(await original()),
  ...sent,
}));

setStage();
connectPanel(site.settings);

const options: PhotoOptions = { Plants: [], Animals: [], Categories: [], Keywords: [] };
const show = (tags: { plants?: number[]; animals?: number[] }, etag = "1") => {
  const data: PhotoToEdit = {
    ...{ ...photoItem(7, tags), rotation: 0, bannerAt: null },
    tagNotes: { plants: [], animals: [], interactions: [] },
  };
  render(
    onSite(
      site,
      <PhotoForm
        photo={{ data, etag }}
        options={options}
        onSaved={() => undefined}
        onDeleted={() => undefined}
      />,
    ),
  );
};
const legends = () => [...host.querySelectorAll("legend")].map(({ textContent }) => textContent);
const press = (words: string) =>
  act(async () =>
    [...host.querySelectorAll("button")].find(({ textContent }) => textContent === words)?.click(),
  );

test("stage and interaction are asked for a plant or an animal, and not without either", () => {
  show({ plants: [12] });
  expect(legends()).toContain("Stage and interaction");
  show({ animals: [21] }, "2");
  expect(legends()).toContain("Stage and interaction");
  show({}, "3");
  expect(legends()).not.toContain("Stage and interaction");
});

test("a photo is turned once at a time: the next turn waits until it has been read again", async () => {
  sent.ownerSave.mockResolvedValue([]);
  show({});
  await press("Rotate left");
  await press("Rotate right");
  expect(sent.ownerSave).toHaveBeenCalledOnce();
  show({}, "2");
  await press("Rotate right");
  expect(sent.ownerSave).toHaveBeenCalledTimes(2);
});
