import { dateWords } from "shared-types/kit/date";
import type { SearchAnswer } from "shared-types/search/answers";
import { sightingEvidenceLabels } from "shared-types/sighting/codes";
import { panelPaths } from "../../../lib/panel-paths";
import { FoundGroup } from "../components/FoundGroup";
import { FoundRow } from "../components/FoundRow";

type FoundSighting = NonNullable<SearchAnswer["sightings"]>[number];

/** The list of sightings of the same plant or animal, at that day if it is known. */
function listOf({ animalId, plantId, date }: FoundSighting): string {
  const species = animalId > 0 ? `animal=${animalId}` : `plant=${plantId}`;
  const day = date.length === 10 ? `&from=${date}&to=${date}` : "";
  return `${panelPaths.sightings}?${species}${day}`;
}

/** Sightings of what was asked for, or with its words in the note. */
export function FoundSightings({ answer }: { answer: SearchAnswer }) {
  const { sightings = [], totals } = answer;
  return (
    <FoundGroup title="Sightings" total={totals.sightings ?? 0}>
      {sightings.map((sighting) => (
        <FoundRow
          key={sighting.sightingId}
          to={listOf(sighting)}
          picture=""
          name={`${sighting.animalName || sighting.plantName}, ${dateWords(sighting.date)}`}
          internal={sighting.internal}
        >
          {[sightingEvidenceLabels[sighting.evidence], sighting.note].filter(Boolean).join(" · ")}
        </FoundRow>
      ))}
    </FoundGroup>
  );
}
