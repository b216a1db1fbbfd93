import { beforeAll, expect, test } from "vitest";
import { fileOf, importSightings, inaturalistColumns } from "../fixtures/sightings-import";
import { addSpecies } from "../fixtures/species";
import { useOwnersSite } from "../fixtures/panel";
import { times } from "../fixtures/thorough";

const { site, panel } = useOwnersSite();

/** As many as the longest file that an owner may have. */
const lines = times(50_000, 2000);
const day = (n: number) => new Date(Date.UTC(2015, 0, 1 + (n % 3000))).toISOString().slice(0, 10);
const rows = Array.from({ length: lines }, (_, n) => ({
  id: n + 1,
  uuid: `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`,
  observed_on: day(n),
  url: `https://www.inaturalist.org/observations/${n + 1}`,
  image_url: `https://example.org/photos/${n + 1}/medium.jpg`,
  description: n % 7 === 0 ? "On the <b>oak</b>,\nhigh up" : "",
  scientific_name: n % 2 === 0 ? "Actias luna" : "Quercus alba",
  iconic_taxon_name: n % 2 === 0 ? "Insecta" : "Plantae",
  latitude: "39.1",
  longitude: "-77.2",
}));

beforeAll(async () => {
  await addSpecies(panel, "plant");
  await addSpecies(panel, "animal");
});

/** The longest that a visitor waited for a page that is not cached while `work` went on. */
async function longestWait(work: Promise<unknown>): Promise<number> {
  let [isDone, longest] = [false, 0];
  void work.finally(() => (isDone = true));
  for (let n = 0; !isDone; n += 1) {
    const from = performance.now();
    const answer = await fetch(`${site.url}/api/calendar?kind=plants&year=${1950 + (n % 60)}`);
    await answer.arrayBuffer();
    longest = Math.max(longest, performance.now() - from);
    await new Promise((done) => setTimeout(done, 20));
  }
  return longest;
}

test("thousands of lines are imported once, and visitors are answered meanwhile", async () => {
  const file = fileOf(inaturalistColumns, rows);
  const took: Record<string, number> = {};
  const timed = async <T>(name: string, work: Promise<T>): Promise<T> => {
    const from = performance.now();
    took[`${name}Wait`] = await longestWait(work);
    took[name] = performance.now() - from;
    return work;
  };
  const dry = await timed("dry", importSightings(site, panel.token, file));
  expect(dry.body).toMatchObject({ read: lines, new: lines, saved: 0 });
  const real = await timed("real", importSightings(site, panel.token, file, { dryRun: false }));
  expect(real.body).toMatchObject({ read: lines, new: lines, known: 0, saved: lines });
  const again = await timed("again", importSightings(site, panel.token, file, { dryRun: false }));
  expect(again.body).toMatchObject({ read: lines, new: 0, known: lines, saved: 0 });
  // What grows with the square of the lines would take hours.
  for (const name of ["dry", "real", "again"]) expect(took[name]).toBeLessThan(180_000);
  for (const name of ["dryWait", "realWait", "againWait"]) expect(took[name]).toBeLessThan(3000);
}, 900_000);
