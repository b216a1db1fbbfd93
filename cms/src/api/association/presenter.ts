import type { Association } from "shared-types/association/answers";
import type { AssociationDraft } from "shared-types/association/schema";
import type { Row } from "../../database/knex";
import { idOf, numberOf, textOf } from "../../database/row";
import { etagOf } from "../../http/etag";

/** An association's form. */
export function presentAssociationDraft(row: Row): AssociationDraft {
  return {
    associationId: idOf(row),
    animalId: numberOf(row["animal_id"]),
    plantId: numberOf(row["plant_id"]),
    interaction: textOf(row["interaction"]) as AssociationDraft["interaction"],
    source: textOf(row["source"]),
    href: textOf(row["href"]),
  };
}

/** An association as the panel lists it. */
export function presentAssociation(row: Row): Association {
  const draft = presentAssociationDraft(row);
  return {
    ...draft,
    animalName: textOf(row["animal_name"]),
    plantName: textOf(row["plant_name"]),
    etag: etagOf(draft),
  };
}
