import type { Sighting } from "shared-types/sighting/answers";
import type { SightingDraft } from "shared-types/sighting/schema";
import type { Row } from "../../database/knex";
import { booleanOf, idOf, numberOf, textOf } from "../../database/row";
import { etagOf } from "../../http/etag";

/** A sighting's form. */
export function presentSightingDraft(row: Row): SightingDraft {
  return {
    sightingId: idOf(row),
    clientId: textOf(row["client_id"]),
    date: textOf(row["date"]),
    animalId: numberOf(row["animal_id"]),
    plantId: numberOf(row["plant_id"]),
    evidence: textOf(row["evidence"]) as SightingDraft["evidence"],
    stage: textOf(row["stage"]) as SightingDraft["stage"],
    interaction: textOf(row["interaction"]) as SightingDraft["interaction"],
    count: numberOf(row["count"]),
    note: textOf(row["note"]),
    photoId: numberOf(row["photo_id"]),
    source: textOf(row["source"]),
    sourceId: textOf(row["source_id"]),
    href: textOf(row["href"]),
    internal: booleanOf(row["internal"]),
    observer: textOf(row["observer"]),
    license: textOf(row["license"]),
    cultivated: booleanOf(row["cultivated"]),
  };
}

/** A sighting as the panel lists it: a species that was deleted forever has no name, and is none. */
export function presentSighting(row: Row): Sighting {
  const [animalName, plantName] = [textOf(row["animal_name"]), textOf(row["plant_name"])];
  const stored = presentSightingDraft(row);
  const draft: SightingDraft = {
    ...stored,
    animalId: animalName === "" ? 0 : stored.animalId,
    plantId: plantName === "" ? 0 : stored.plantId,
  };
  return { ...draft, animalName, plantName, etag: etagOf(draft) };
}
