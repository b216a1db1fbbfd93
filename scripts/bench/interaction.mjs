import { makeGallery } from "./gallery.mjs";
import { measureVisits, visitsTable } from "./visits.mjs";

const search = {
  "a letter typed into the search": { at: 'role=searchbox[name="Search for"]', key: "o" },
  "Clear: 500 rows again": { at: 'role=button[name="Clear"]' },
};

/** A phone folds what one searches and filters by. */
const unfolded = {
  "Search, sort and filter: its fields": { at: 'summary:text("Search, sort and filter")' },
};

const filters = {
  "Full sun, one of the filters": { at: "role=link[name=/^Full sun/]" },
  "any sun again": { at: 'role=group[name="Sun"] >> role=link[name="Any"]' },
};

/** Cards have no column headings. */
const sort = {
  "a column's heading: 500 rows sorted anew": {
    at: 'role=columnheader[name="Height"] >> role=link',
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
