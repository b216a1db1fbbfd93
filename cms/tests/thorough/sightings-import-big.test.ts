import { beforeAll, expect, test } from "vitest";
import { fileOf, importSightings, inaturalistColumns } from "../fixtures/sightings-import";
import { raw } from "../fixtures/raw";
import { addSpecies } from "../fixtures/species";
import { useOwnersSite } from "../fixtures/panel";
import { times } from "../fixtures/thorough";

const { site, panel } = useOwnersSite();

const day = (n: number) => new Date(Date.UTC(2015, 0, 1 + (n % 3000))).toISOString().slice(0, 10);
/** A file of so many lines, the first of this number. */
const fileFrom = (first: number, count: number) =>
  fileOf(
    inaturalistColumns,
    Array.from({ length: count }, (_, at) => at + first).map((n) => ({
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
    })),
  );
/** Of this process, in ms: whatever else the machine does at the same time does not count. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** A tenth tells how fast this machine is. Below half a second it tells nothing. */
const tenth = 10;
const leastMs = 500;

/** As many as the longest file that an owner may have, or a share of them. */
const lines = tenth * times(5000, 200);

beforeAll(async () => {
  await addSpecies(panel, "plant");
  await addSpecies(panel, "animal");
});

/** The most work that a visitor waited for who asked for a page that is not cached while `work` went on. */
async function longestWait(work: Promise<unknown>): Promise<number> {
  let [isDone, longest] = [false, 0];
  void work.finally(() => (isDone = true));
  for (let n = 0; !isDone; n += 1) {
    const from = processorMs();
    // A connection of its own: one that is kept may be closed just as it is used again.
    const headers = { connection: "close" };
    await raw(site.url, `/api/calendar?kind=plants&year=${1950 + (n % 60)}`, { headers });
    longest = Math.max(longest, processorMs() - from);
    await new Promise((done) => setTimeout(done, 20));
  }
  return longest;
}

/** Imports a file: a dry run, for good, and once more; what each took, and what a visitor waited for meanwhile. */
async function importThrice(first: number, count: number) {
  const file = fileFrom(first, count);
  const took: { ms: number; waitMs: number }[] = [];
  const timed = async (dryRun: boolean) => {
    const from = processorMs();
    const work = importSightings(site, panel.token, file, { dryRun });
    const waitMs = await longestWait(work);
    took.push({ ms: processorMs() - from, waitMs });
    return (await work).body;
  };
  expect(await timed(true)).toMatchObject({ read: count, new: count, saved: 0 });
  expect(await timed(false)).toMatchObject({ read: count, new: count, known: 0, saved: count });
  expect(await timed(false)).toMatchObject({ read: count, new: 0, known: count, saved: 0 });
  return took;
}

test("thousands of lines are imported once, in a time that grows as they do, and visitors are answered meanwhile", async () => {
  const few = await importThrice(lines, lines / tenth);
  const many = await importThrice(0, lines);
  for (const [n, { ms, waitMs }] of many.entries()) {
    const { ms: fewMs = 0, waitMs: fewWaitMs = 0 } = few[n] ?? {};
    // What grows with the square of the lines takes a hundred times as long, and a wait should not grow at all.
    expect(ms).toBeLessThan(Math.max(leastMs, fewMs) * tenth * 4);
    expect(waitMs).toBeLessThan(Math.max(3000, fewWaitMs * 4));
  }
}, 900_000);
