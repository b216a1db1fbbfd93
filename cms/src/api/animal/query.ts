import { animalFields } from "shared-types/animal/fields";
import { animalList } from "shared-types/animal/list";
import { listFinder } from "../species/find-listed";

/** All animals of a list. The column of classes has a name of its own. */
export const findAnimals = listFinder({
  kind: "animal",
  fields: animalFields,
  codeShown: animalList.codeShown,
  searched: { cls: ["fold_class"] },
  sorted: { cls: { column: "animals.fold_class", text: true } },
});
