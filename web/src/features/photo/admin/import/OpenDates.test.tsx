import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { host, render, setStage } from "../../../../components/form/stage.fixture";
import { OpenDates } from "./OpenDates";

setStage();

const photos = (count: number, reason: "future" | "name") =>
  Array.from({ length: count }, (_, n) => ({
    photoId: n + 1,
    fileName: `img-${n}.jpg`,
    reason,
    date: "2024-05-17",
  }));

test("three hundred dates of one kind are one line, and lead to where they are changed together", () => {
  render(
    <MemoryRouter>
      <OpenDates dates={[...photos(300, "name"), ...photos(1, "future")]} />
    </MemoryRouter>,
  );
  const groups = [...host.querySelectorAll("details")];
  expect(groups.map(({ open }) => open)).toEqual([true, false]);
  expect(groups.map((group) => group.querySelector("summary")?.textContent)).toEqual([
    "1 photo is dated in the future",
    "300 photos are dated by their names",
  ]);
  expect(groups[0]?.querySelector("li")?.textContent).toBe("img-0.jpg · May 17, 2024");
  const links = [...host.querySelectorAll(".part-buttons a")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/cp/photosdescribe?ids=1",
    "/cp/photosdescribe?ids=1-300",
  ]);
});
