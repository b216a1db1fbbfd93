import { dateWords } from "shared-types/kit/date";
import type { Plan, Planting } from "shared-types/plan/answers";
import type { PlantRow } from "shared-types/plant/answers";
import { bedName, paragraphsOf } from "../../../features/plan/api/plan-words";
import type { BedPage } from "../../../features/print/admin/BedSheets";
import { standing } from "../../../features/print/admin/plant-groups";

/** A page for each bed of a plan that has plants today, and one for what stands in no bed of a drawing. */
export function bedPagesOf(plan: Plan, plants: readonly PlantRow[]): BedPage[] {
  const rows = new Map(plants.map((plant) => [plant.plantId, plant]));
  const plantOf = ({ plantingId: key, plantId, plantedOn, number, note }: Planting) => {
    const row = rows.get(plantId);
    if (!row) return [];
    const { nameCommon, nameScientific } = row;
    const planted = plantedOn === null ? "" : dateWords(plantedOn);
    return [{ key, nameCommon, nameScientific, note, number, planted }];
  };
  return plan.sheets
    .flatMap(({ sheetId, title, beds, plantings }) => {
      const pageOf = (bedId: number, name: string, text: string): BedPage => ({
        key: `${sheetId}-${bedId}`,
        name,
        planTitle: [plan.title, title].filter(Boolean).join(" · "),
        paragraphs: paragraphsOf(text),
        plants: standing(plantings)
          .filter((planting) => planting.bedId === bedId)
          .flatMap(plantOf)
          .sort((a, b) => a.nameCommon.localeCompare(b.nameCommon)),
      });
      return [
        ...beds.map((bed, n) => pageOf(bed.bedId, bedName(bed, n), bed.text)),
        pageOf(0, "Outside the beds", ""),
      ];
    })
    .filter((page) => page.plants.length > 0);
}
