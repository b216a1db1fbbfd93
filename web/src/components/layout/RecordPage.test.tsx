import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import type { Fact } from "../ui/FactList";
import { RecordPage } from "./RecordPage";

const record = {
  nameDisplay: "Goldthread",
  nameScientific: "Coptis trifolia",
  notes: "",
  banner: null,
  links: [],
};
const known: Fact[] = [
  { label: "Type", value: "Forb" },
  { label: "Sun", value: null },
];
const unknown: Fact[] = [{ label: "Type", value: "" }];

interface Parts {
  facts?: Fact[];
  notes?: string;
  more?: string;
  photos?: number;
}

/** Its page, where 'at …' is the place of the photos. */
function page({ facts = unknown, notes = "", more = "", photos = 0 }: Parts) {
  const host = document.createElement("div");
  host.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      <RecordPage
        record={{ ...record, notes }}
        kind="plant"
        label="Flora"
        breadcrumb={null}
        facts={facts}
        more={more || null}
        photos={photos > 0 ? (place) => <i>{`at ${place} `}</i> : null}
        arePhotosFew={photos <= 12}
      />
    </MemoryRouter>,
  );
  return {
    columns: host.querySelector("[data-twofold]")?.getAttribute("data-twofold") === "true" ? 2 : 1,
    place: /at (\w+)/.exec(host.textContent)?.[1] ?? "",
    hasFacts: host.querySelector("aside") !== null,
    isTold: host.textContent.includes("Nothing more is written about this plant yet."),
  };
}

test.each<[Parts, number, string]>([
  [{ facts: known, notes: "Text", photos: 1 }, 2, "beside"],
  [{ facts: known, notes: "Text", photos: 12 }, 2, "beside"],
  [{ facts: known, notes: "Text", photos: 13 }, 2, "rows"],
  [{ notes: "Text", photos: 1 }, 2, "beside"],
  [{ more: "Its calendar", photos: 1 }, 2, "beside"],
  [{ facts: known, photos: 1 }, 2, "plates"],
  [{ photos: 1 }, 1, "plates"],
  [{ photos: 13 }, 1, "rows"],
  [{ facts: known, notes: "Text" }, 2, ""],
  [{ facts: known }, 1, ""],
  [{}, 1, ""],
])("of %j it makes %i columns, with the photos %s", (parts, columns, place) => {
  const shown = page(parts);
  expect([shown.columns, shown.place]).toEqual([columns, place]);
  expect(shown.hasFacts).toBe(parts.facts === known);
  // Only what has nothing to read or to look at.
  const { notes, more, photos } = { notes: "", more: "", photos: 0, ...parts };
  expect(shown.isTold).toBe(notes + more === "" && photos === 0);
});
