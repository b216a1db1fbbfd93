import { useSearchParams } from "react-router-dom";
import { dateWords } from "shared-types/kit/date";
import type { SearchAnswer } from "shared-types/search/answers";
import { sightingEvidenceLabels } from "shared-types/sighting/codes";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { searchRead, textIn } from "../../features/search/api/search";
import { Found, type FoundPaths } from "../../features/search/components/Found";
import { FoundGroup } from "../../features/search/components/FoundGroup";
import { FoundRow } from "../../features/search/components/FoundRow";
import { SearchPanel } from "../../features/search/components/SearchPanel";
import { panelPaths } from "../../lib/panel-paths";
import { useRead } from "../../lib/swr";

const to: FoundPaths = {
  plant: ({ keyId }) => panelPaths.plantEdit(keyId),
  animal: ({ keyId }) => panelPaths.animalEdit(keyId),
  photo: ({ photoId }) => panelPaths.photoEdit(photoId),
  resource: ({ resourceId }) => panelPaths.resourceEdit(resourceId),
  plan: ({ keyId }) => panelPaths.planEdit(keyId),
  plants: panelPaths.plantIndex,
  animals: panelPaths.animalIndex,
  photos: panelPaths.photoIndex,
};

/** Everything there is, internal records and sightings too, each leading to its form. */
export function Component() {
  const [query] = useSearchParams();
  const text = textIn(query);
  const read = useRead(text === "" ? null : searchRead(text), { keepPrevious: true });
  return (
    <PanelScreen title="Search" actions={["home"]}>
      <SearchPanel text={text} read={read}>
        {(answer) => (
          <Found text={text} answer={answer} to={to}>
            <FoundSightings answer={answer} />
          </Found>
        )}
      </SearchPanel>
    </PanelScreen>
  );
}

type FoundSighting = NonNullable<SearchAnswer["sightings"]>[number];

/** The list of sightings of the same plant or animal, at that day if it is known. */
function listOf({ animalId, plantId, date }: FoundSighting): string {
  const species = animalId > 0 ? `animal=${animalId}` : `plant=${plantId}`;
  const day = date.length === 10 ? `&from=${date}&to=${date}` : "";
  return `${panelPaths.sightings}?${species}${day}`;
}

/** Sightings of what was asked for, or with its words in the note. */
function FoundSightings({ answer }: { answer: SearchAnswer }) {
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
