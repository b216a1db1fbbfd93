import { act } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { host, render, setStage } from "../../../components/form/stage.fixture";
import { photoItem } from "../fixture";
import { PhotoGrid } from "./PhotoGrid";

setStage();

const photos = [
  photoItem(1, { visibility: "public" }),
  photoItem(2, { plants: [4], visibility: "internal" }),
  photoItem(3, { plants: [4], keywords: [5], visibility: "waiting" }),
];
const words = ["no tags", "1 tag", "2 tags"];
const marks = ["Internal", "Until described"];

test("each photo says how many tags it has and who sees it, and can be opened and selected", async () => {
  const onToggle = vi.fn<(photoId: number, isRange: boolean) => void>();
  const selection = new Map(photos.slice(1, 2).map((photo) => [photo.photoId, photo]));
  render(
    <MemoryRouter>
      <PhotoGrid photos={photos} selection={selection} onToggle={onToggle} />
    </MemoryRouter>,
  );
  const cells = [...host.querySelectorAll("li")];
  const found = (some: string[]) =>
    cells.map(({ textContent }) => some.find((one) => textContent.includes(one)) ?? "");
  expect(found(words)).toEqual(words);
  expect(found(marks)).toEqual(["", ...marks]);
  expect(cells.map((cell) => cell.querySelector("a")?.pathname)).toEqual(
    [1, 2, 3].map((id) => `/cp/photoedit/${id}`),
  );
  const boxes = cells.map((cell) => cell.querySelector("input") as HTMLInputElement);
  expect(boxes.map(({ checked }) => checked)).toEqual([false, true, false]);
  await act(async () => boxes[2]?.click());
  expect(onToggle).toHaveBeenCalledWith(3, false);
});
