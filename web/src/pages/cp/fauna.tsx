import { useParams } from "react-router-dom";
import { animalFilterDefault } from "shared-types";
import { SpeciesFields } from "../../components/panel/SpeciesFields";
import { SpeciesScreen } from "../../components/panel/SpeciesScreen";
import { LinkManager } from "../../features/link/admin/LinkManager";
import { pictureKit } from "../../features/photo/admin/picture-kit";
import { RecordPhotos } from "../../features/photo/admin/RecordPhotos";
import { animalKind } from "../../features/animal/admin/animal-kind";
import { AnimalFields } from "../../features/animal/admin/AnimalFields";
import { AnimalPreview } from "../../features/animal/admin/AnimalPreview";
import { useAnimalList } from "../../features/animal/api/animal";
import { usePageSearch } from "./page-search";

/** /cp/fauna/{keyId}: Animal Edit and Animal Add. */
export function Component() {
  const { keyId } = useParams();
  const searchPages = usePageSearch();
  const { data: animals = [] } = useAnimalList(animalFilterDefault);
  return (
    <SpeciesScreen
      kind={animalKind}
      keyId={keyId}
      parts={{
        fields: (
          <SpeciesFields
            id={{ name: "animalId", label: "Animal ID" }}
            pictures={pictureKit}
            searchPages={searchPages}
          >
            <AnimalFields />
          </SpeciesFields>
        ),
        preview: <AnimalPreview Picture={pictureKit.Preview} />,
        links: ({ animalId, links }) => (
          <LinkManager linkType="animal" typeId={animalId} links={links} />
        ),
        photos: ({ photos }) => <RecordPhotos photos={photos} />,
        takenKeys: animals.map((animal) => animal.keyId),
      }}
    />
  );
}
