import type { AnimalRow } from "../animal/answers";
import type { PhotoItem } from "../photo/answers";
import type { PlantRow } from "../plant/answers";
import type { ResourceItem } from "../resource/answers";
import type { FoundPlan, SearchAnswer } from "./answers";
import { matchedField, type Found, type FoundGroup } from "./find";
import type { Hits } from "./text-index";

/** The rows with these ids, in any order; one that is gone by now is left out. */
type RowsOf<Row> = (ids: number[]) => PromiseLike<Row[]>;

/** Where the rows of what was found come from. */
export interface FoundRows {
  plants: RowsOf<PlantRow>;
  animals: RowsOf<AnimalRow>;
  photos: RowsOf<PhotoItem>;
  resources: RowsOf<ResourceItem>;
  plans: RowsOf<Omit<FoundPlan, "matched">>;
}

/** Rows in the order of their hits, each with the field it was found by. */
function inOrder<Group extends FoundGroup, Row>(
  group: Group,
  { best }: Hits,
  rows: Row[],
  idOf: (row: Row) => number,
) {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return best.flatMap((hit) => {
    const row = byId.get(hit.id);
    return row ? { ...row, matched: matchedField(group, hit) } : [];
  });
}

/** Asks only for what was found. */
async function read<Row>({ best }: Hits, rows: RowsOf<Row>): Promise<Row[]> {
  return best.length === 0 ? [] : rows(best.map(({ id }) => id));
}

/** What was found, with its rows as their own lists have them. */
export async function answerOf(found: Found, rows: FoundRows): Promise<SearchAnswer> {
  const [plants, animals, photos, resources, plans] = await Promise.all([
    read(found.plants, rows.plants),
    read(found.animals, rows.animals),
    read(found.photos, rows.photos),
    read(found.resources, rows.resources),
    read(found.plans, rows.plans),
  ]);
  return {
    plants: inOrder("plants", found.plants, plants, ({ plantId }) => plantId),
    animals: inOrder("animals", found.animals, animals, ({ animalId }) => animalId),
    photos: inOrder("photos", found.photos, photos, ({ photoId }) => photoId),
    resources: inOrder("resources", found.resources, resources, ({ resourceId }) => resourceId),
    plans: inOrder("plans", found.plans, plans, ({ planId }) => planId),
    totals: {
      plants: found.plants.total,
      animals: found.animals.total,
      photos: found.photos.total,
      resources: found.resources.total,
      plans: found.plans.total,
    },
  };
}
