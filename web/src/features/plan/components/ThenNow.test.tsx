import { expect, test } from "vitest";
import type { PhotoItem } from "shared-types/photo/answers";
import type { Viewpoint } from "shared-types/viewpoint/answers";
import { host, onSite, render, setStage } from "../../../lib/stage.fixture";
import { ThenNow } from "./ThenNow";

const site = { settings: { timeZone: "UTC" } };
setStage();

/** The dates shown below the two pictures: of then, of now. */
function datesOf(...dates: (string | null)[]): string[] {
  const photos = dates.map(
    (day, n) =>
      ({
        ...{ photoId: n + 1, fileName: "a.jpg", version: "", alt: "", width: 4, height: 3 },
        ...{ sources: [], placeholder: "", dateTaken: day && `${day}T12:00:00.000Z` },
      }) as unknown as PhotoItem,
  );
  const viewpoint = { viewpointId: 1, name: "Patio", photos } as Viewpoint;
  render(onSite(site, <ThenNow viewpoint={viewpoint} letter="A" />));
  return [...host.querySelectorAll("section > div:nth-of-type(2) span")].map(
    ({ textContent }) => textContent,
  );
}

test("an undated photo never stands for the newest, which is the last of those with a date", () => {
  expect(datesOf("2021-06-01", "2025-06-01")).toEqual(["June 1, 2021", "June 1, 2025"]);
  expect(datesOf("2021-06-01", "2025-06-01", null)).toEqual(["June 1, 2021", "June 1, 2025"]);
  expect(datesOf("2021-06-01", null)).toEqual(["Undated", "June 1, 2021"]);
});
