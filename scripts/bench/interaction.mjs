import { makeGallery } from "./gallery.mjs";
import { measureVisits, visitsTable } from "./visits.mjs";

/** @typedef {import("./visits.mjs").Visit} Visit */

/** @type {Visit} */
const filters = {
  "/flora?season=sum": {
    "Full sun, one of the filters": {
      target: (page) => page.getByRole("link", { name: /^Full sun/ }),
    },
    "any sun again": {
      target: (page) => page.getByRole("group", { name: "Sun" }).getByRole("link", { name: "Any" }),
    },
    "a code, for what it means": {
      target: (page) => page.getByRole("cell").getByRole("button").first(),
    },
  },
};

/** @type {Visit[string]} */
const search = {
  "a letter typed into the search": { target: (page) => page.getByLabel("Search for"), key: "o" },
  "Clear: 500 rows again": { target: (page) => page.getByRole("button", { name: "Clear" }) },
};

/** Cards have no column headings. @type {Visit[string]} */
const sort = {
  "a column's heading: 500 rows sorted anew": {
    target: (page) => page.getByRole("columnheader", { name: "Height" }).getByRole("link"),
  },
};

/** How soon the list of 500 plants responds to input. @type {import("../bench.mjs").Measure} */
export async function run(keep) {
  const gallery = await keep(makeGallery({ photos: 20, plants: 500 }));
  const { url } = await keep(gallery.start());
  return visitsTable([
    ...(await measureVisits(url, "phone", { "/flora": search, ...filters })),
    ...(await measureVisits(url, "desk", { "/flora": { ...search, ...sort }, ...filters })),
  ]);
}
