import { plantTypes } from "shared-types/plant/codes";
import { natives, speciesKinds } from "shared-types/species/codes";
import { nameLine, type Cells, type NameFormat } from "./format";

const listOf = (text: string) =>
  text
    .split("|")
    .map((one) => one.trim())
    .filter(Boolean);

const codeIn = <Code extends string>(cells: Cells, column: string, codes: readonly Code[]) =>
  codes.find((code) => code === cells(column).toLowerCase());

/** What a line may say only in these words. */
function fault(cells: Cells): string | null {
  const isKnown = (column: string, codes: readonly string[]) =>
    cells(column) === "" || codeIn(cells, column, codes) !== undefined;
  if (!isKnown("kind", speciesKinds)) return `kind is ${speciesKinds.join(" or ")}.`;
  if (!isKnown("type", plantTypes)) return `type is one of ${plantTypes.join(", ")}.`;
  if (!isKnown("native", natives)) return `native is one of ${natives.join(", ")}.`;
  if (!/^\d{0,4}$/.test(cells("keystone"))) return "keystone is a whole number.";
  return null;
}

/** A list in the columns of `scripts/names/README.md`; `kind` says what a file of both has. */
export const own: NameFormat = {
  title: "List of names",
  license: "",
  isOwn: true,
  columns: ["nameScientific"],
  read(cells) {
    const nameScientific = cells("nameScientific");
    if (nameScientific === "") return "The scientific name is missing (nameScientific).";
    const wrong = fault(cells);
    if (wrong !== null) return wrong;
    const isPlant =
      cells("type") !== "" || cells("native") !== "" || /opsida$/.test(cells("classTax"));
    const kind = codeIn(cells, "kind", speciesKinds) ?? (isPlant ? "plant" : "animal");
    return nameLine({
      kind,
      nameScientific,
      nameCommon: cells("nameCommon"),
      names: listOf(cells("aka")),
      synonyms: listOf(cells("synonyms")),
      family: cells("family"),
      order: cells("order"),
      classTax: cells("classTax"),
      type: codeIn(cells, "type", plantTypes) ?? "",
      native: codeIn(cells, "native", natives) ?? "",
      keystone: cells("keystone") === "" ? null : Number(cells("keystone")),
      keystoneSource: cells("keystoneSource"),
    });
  },
};
