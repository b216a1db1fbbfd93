// @dialect api/species/query
import fc from "fast-check";
import { animalSearchColumns, animalSortColumns } from "shared-types/animal/fields";
import { animalList } from "shared-types/animal/list";
import type { AnimalRow } from "shared-types/animal/answers";
import type { PlantRow } from "shared-types/plant/answers";
import { plantSearchColumns, plantSortColumns } from "shared-types/plant/fields";
import { plantList } from "shared-types/plant/list";
import { listSpecies, type SpeciesList } from "shared-types/species/list";
import { beforeAll, expect, test } from "vitest";
import { useSite } from "../boot";
import { animalSeeds } from "../fixtures/animals";
import { send } from "../fixtures/ask";
import { plantSeeds } from "../fixtures/plants";
import { createAll } from "../fixtures/records";
import { times } from "../fixtures/thorough";
import { wildTerms } from "../fixtures/wild";

const site = useSite();
beforeAll(async () => {
  await createAll(site.strapi, "plant", plantSeeds);
  await createAll(site.strapi, "animal", animalSeeds);
});

/** What a copy of the site has of a list. */
interface Copied<Row extends PlantRow | AnimalRow> {
  address: string;
  table: string;
  list: SpeciesList<Row>;
  searchColumns: readonly string[];
  sortColumns: readonly string[];
}

const labels = ["Full sun", "S-P", "p-s", "shade", "forb", "Wet to", "spring", "all"];

/** Two words of a text in another spelling: joined, apart or with a hyphen. */
const respelled = (texts: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...texts), fc.nat(3), fc.constantFrom("", " ", "-"))
    .map(([text, from, between]) =>
      text
        .split(/[\s-]+/)
        .slice(from, from + 2)
        .join(between)
        .slice(0, 100),
    );

/** Filters as visitors make them, by what they see of rows. */
function filtersOf<Row extends PlantRow | AnimalRow>(copied: Copied<Row>, rows: Row[]) {
  const texts = rows.flatMap((row) => Object.values(row).map(String)).filter((text) => text !== "");
  const filters = fc.record({
    searchColumn: fc.constantFrom(...copied.searchColumns),
    searchTerm: fc.oneof(
      {
        weight: 4,
        arbitrary: wildTerms([...texts, ...labels]).map(([one = ""]) => one),
      },
      { weight: 2, arbitrary: respelled(texts) },
      { weight: 1, arbitrary: fc.constantFrom("", ...labels) },
    ),
    sortColumn: fc.constantFrom(...copied.sortColumns),
    sortDirection: fc.constantFrom("asc" as const, "desc" as const),
  });
  return fc.sample(filters, times(1000, 60));
}

async function comparesAll<Row extends PlantRow | AnimalRow>(copied: Copied<Row>): Promise<void> {
  const url = `${site.url}/api/${copied.address}`;
  const { body: rows } = await send<Row[]>(url, {});
  const stored = await site.strapi.db
    .connection<Record<string, string>>(copied.table)
    .select("key_id", "fold_notes");
  const notes = new Map(stored.map((row) => [row["key_id"], row["fold_notes"]]));
  let found = 0;
  for (const filter of filtersOf(copied, rows)) {
    const { body } = await send<Row[]>(url, filter);
    const own = listSpecies(copied.list, rows, filter, ({ keyId }) => notes.get(keyId) ?? "");
    expect([filter, own]).toEqual([filter, body]);
    found += own.length === 0 ? 0 : 1;
  }
  expect(found).toBeGreaterThan(5);
}

test("a copy of the plants answers what the site answers", async () => {
  await comparesAll<PlantRow>({
    ...{ address: "flora", table: "plants", list: plantList },
    ...{ searchColumns: plantSearchColumns, sortColumns: plantSortColumns },
  });
});

test("a copy of the animals answers what the site answers", async () => {
  await comparesAll<AnimalRow>({
    ...{ address: "fauna", table: "animals", list: animalList },
    ...{ searchColumns: animalSearchColumns, sortColumns: animalSortColumns },
  });
});
