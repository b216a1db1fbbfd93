import { useSearchParams } from "react-router-dom";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { searchRead, textIn } from "../../features/search/api/search";
import { Found, type FoundPaths } from "../../features/search/components/Found";
import { FoundSightings } from "../../features/search/admin/FoundSightings";
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
