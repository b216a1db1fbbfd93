import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import type { PhotoItem } from "shared-types/photo/answers";
import type { Viewpoint } from "shared-types/viewpoint/answers";
import { SiteContext, type Site } from "../../../lib/settings";
import { ThenNow } from "./ThenNow";

const site = { settings: { timeZone: "UTC" } } as Site;

/** The dates shown below the two pictures: of then, of now. */
async function datesOf(...dates: (string | null)[]): Promise<string[]> {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  const photos = dates.map(
    (day, n) =>
      ({
        ...{ photoId: n + 1, fileName: "a.jpg", version: "", alt: "", width: 4, height: 3 },
        ...{ sources: [], placeholder: "", dateTaken: day && `${day}T12:00:00.000Z` },
      }) as unknown as PhotoItem,
  );
  const viewpoint = { viewpointId: 1, name: "Patio", photos } as Viewpoint;
  await act(async () =>
    root.render(
      <SiteContext value={site}>
        <ThenNow viewpoint={viewpoint} letter="A" />
      </SiteContext>,
    ),
  );
  const shown = [...host.querySelectorAll("section > div:nth-of-type(2) span")].map(
    ({ textContent }) => textContent,
  );
  act(() => root.unmount());
  host.remove();
  return shown;
}

test("an undated photo never stands for the newest, which is the last of those with a date", async () => {
  expect(await datesOf("2021-06-01", "2025-06-01")).toEqual(["June 1, 2021", "June 1, 2025"]);
  expect(await datesOf("2021-06-01", "2025-06-01", null)).toEqual(["June 1, 2021", "June 1, 2025"]);
  expect(await datesOf("2021-06-01", null)).toEqual(["Undated", "June 1, 2021"]);
});
