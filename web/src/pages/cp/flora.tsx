import { useParams } from "react-router-dom";
import { plantFilterDefault } from "shared-types";
import { SpeciesFields } from "../../components/panel/SpeciesFields";
import { SpeciesScreen } from "../../components/panel/SpeciesScreen";
import { LinkManager } from "../../features/link/admin/LinkManager";
import { pictureKit } from "../../features/photo/admin/picture-kit";
import { RecordPhotos } from "../../features/photo/admin/RecordPhotos";
import { plantKind } from "../../features/plant/admin/plant-kind";
import { PlantFields } from "../../features/plant/admin/PlantFields";
import { PlantPreview } from "../../features/plant/admin/PlantPreview";
import { usePlantList } from "../../features/plant/api/plant";
import { usePageSearch } from "./page-search";

/** /cp/flora/{keyId}: Plant Edit and Plant Add. */
export function Component() {
  const { keyId } = useParams();
  const searchPages = usePageSearch();
  const { data: plants = [] } = usePlantList(plantFilterDefault);
  return (
    <SpeciesScreen
      kind={plantKind}
      keyId={keyId}
      parts={{
        fields: (
          <SpeciesFields
            id={{ name: "plantId", label: "Plant ID" }}
            pictures={pictureKit}
            searchPages={searchPages}
          >
            <PlantFields />
          </SpeciesFields>
        ),
        preview: <PlantPreview Picture={pictureKit.Preview} />,
        links: ({ plantId, links }) => (
          <LinkManager linkType="plant" typeId={plantId} links={links} />
        ),
        photos: ({ photos }) => <RecordPhotos photos={photos} />,
        takenKeys: plants.map((plant) => plant.keyId),
      }}
    />
  );
}
