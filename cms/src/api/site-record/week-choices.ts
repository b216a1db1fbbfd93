import type { ValidationErrors } from "shared-types/kit/error-answers";
import { weekChoiceMessages, type WeekChoice } from "shared-types/site/codes";
import type { WeekChoices } from "shared-types/site/schema";
import { from, whereIds, type Knex } from "../../database/knex";
import { idOf } from "../../database/row";

const lists = {
  plants: { pinned: "pinnedPlants", hidden: "hiddenPlants" },
  animals: { pinned: "pinnedAnimals", hidden: "hiddenAnimals" },
} as const satisfies Record<string, Record<string, WeekChoice>>;

/** What was chosen of plants or animals for 'In the yard this week'. */
export const weekChoicesOf = (choices: WeekChoices, kind: keyof typeof lists) => ({
  pinned: new Set(choices[lists[kind].pinned]),
  hidden: new Set(choices[lists[kind].hidden]),
});

/** Newly chosen plants and animals must be there, and nothing can be both first and hidden; one in the bin may come back. */
export async function wrongWeekChoices(
  knex: Knex,
  draft: WeekChoices,
  stored: WeekChoices,
): Promise<ValidationErrors> {
  const errors: ValidationErrors = [];
  for (const [table, { pinned, hidden }] of Object.entries(lists)) {
    for (const fieldId of [pinned, hidden]) {
      const chosen = draft[fieldId].filter((id) => !stored[fieldId].includes(id));
      if (chosen.length === 0) continue;
      const query = from(knex, table).orderBy("id").forShare();
      whereIds(knex, query, "id", chosen);
      const found = new Set((await query.select("id")).map(idOf));
      if (chosen.some((id) => !found.has(id)))
        errors.push({ fieldId, errorMessage: weekChoiceMessages.missing });
    }
    if (draft[hidden].some((id) => draft[pinned].includes(id)))
      errors.push({ fieldId: hidden, errorMessage: weekChoiceMessages.both });
  }
  return errors;
}
