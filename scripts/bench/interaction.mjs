import { makeGallery } from "./gallery.mjs";
import { measureVisits, visitsTable } from "./visits.mjs";

/** @typedef {import("./visits.mjs").Visit[string]} Acts */

/** @type {Acts} */
const search = {
  "a letter typed into the search": { target: (page) => page.getByLabel("Search for"), key: "o" },
  "Clear: 500 rows again": { target: (page) => page.getByRole("button", { name: "Clear" }) },
};

/** A phone folds what one searches and filters by. @type {Acts} */
const unfolded = {
  "Search, sort and filter: its fields": {
    target: (page) => page.locator("summary", { hasText: /^Search, sort and filter/ }),
  },
};

/** @type {Acts} */
const filters = {
  "Full sun, one of the filters": {
    target: (page) => page.getByRole("link", { name: /^Full sun/ }),
  },
  "any sun again": {
    target: (page) => page.getByRole("group", { name: "Sun" }).getByRole("link", { name: "Any" }),
  },
};

/** Cards have no column headings. @type {Acts} */
const sort = {
  "a column's heading: 500 rows sorted anew": {
    target: (page) => page.getByRole("columnheader", { name: "Height" }).getByRole("link"),
  },
};

/** How soon the list of 500 plants responds to input. @type {import("../bench.mjs").Measure} */
export async function run(keep) {
  const gallery = await keep(makeGallery({ photos: 20, plants: 500 }));
  const { url } = await keep(gallery.start());
  const [all, some] = ["/flora", "/flora?season=sum"];
  const phone = { [all]: { ...unfolded, ...search }, [some]: { ...unfolded, ...filters } };
  const desk = { [all]: { ...search, ...sort }, [some]: filters };
  return visitsTable([
    ...(await measureVisits(url, "phone", phone)),
    ...(await measureVisits(url, "desk", desk)),
  ]);
}
