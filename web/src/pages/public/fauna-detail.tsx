import { useParams } from "react-router-dom";
import { loadMessages, type AnimalDetail, type SiteReader } from "shared-types";
import { Failed } from "../../components/feedback/Failed";
import { PageHeader } from "../../components/layout/PageHeader";
import { RecordMissing } from "../../components/layout/RecordMissing";
import { RecordSkeleton } from "../../components/layout/RecordSkeleton";
import { Breadcrumb } from "../../components/ui/Breadcrumb";
import { photoNode } from "../../features/photo/api/photo-structured";
import { bannerPhoto, bannerShareImage } from "../../features/photo/api/photo-words";
import { RecordGallery } from "../../features/photo/components/RecordGallery";
import { animalFilterSpec } from "../../features/animal/api/filter";
import { isAnimalKey, animalDetail, useAnimal } from "../../features/animal/api/animal";
import { AnimalView } from "../../features/animal/components/AnimalView";
import { useKeptQuery } from "../../lib/kept-query";
import type { PageLoad } from "../../lib/page";
import { paths } from "../../lib/paths";
import type { HigherTaxon } from "../../lib/structured/taxon";
import { speciesPage } from "../../lib/structured/species-page";
import { useTitle } from "../../lib/title";

const list = { to: paths.fauna, label: "All animals" };
const missing: PageLoad = {
  fallback: {},
  status: 404,
  head: { title: "Fauna", description: "", robots: "noindex" },
};

function describe({ nameDisplay, nameScientific, notesShort }: AnimalDetail): string {
  return `${nameDisplay} (${nameScientific}) in a backyard of native plants. ${notesShort}`.trim();
}

const higherTaxa = ({ classTax, order, family }: AnimalDetail): HigherTaxon[] => [
  { rank: "class", name: classTax },
  { rank: "order", name: order },
  { rank: "family", name: family },
];

/** See PageModule. */
export async function load(reader: SiteReader, { keyId }: { keyId?: string }): Promise<PageLoad> {
  if (!isAnimalKey(keyId)) return missing;
  const read = animalDetail(keyId);
  const animal = await read.get(reader);
  if (!animal) return { ...missing, fallback: { [read.key]: null } };
  const { banner, photos, nameDisplay } = animal;
  const description = describe(animal);
  const image = banner ? bannerShareImage(banner, photos) : undefined;
  const best = bannerPhoto(banner, photos) ?? photos[0];
  const path = paths.faunaDetail(keyId);
  return {
    fallback: { [read.key]: animal },
    head: {
      title: nameDisplay,
      description,
      image,
      kind: "article",
      parents: [{ name: "Fauna", path: paths.fauna }],
      structured: (site) => [
        speciesPage(
          {
            ...{ species: animal, higher: higherTaxa(animal), path, description },
            image: best && photoNode(best, site),
          },
          site,
        ),
      ],
    },
    preload: image && { href: image.href },
  };
}

export function Component() {
  const { keyId } = useParams();
  const { data: animal, error, retry } = useAnimal(keyId);
  const back = paths.fauna + useKeptQuery(animalFilterSpec);
  useTitle(animal?.nameDisplay ?? "Fauna");

  if (!keyId?.trim()) {
    return <RecordMissing title="Fauna" message={loadMessages.missingKey} list={list} />;
  }
  if (animal === null || !isAnimalKey(keyId)) {
    return (
      <RecordMissing title="Fauna" message={loadMessages.fauna} list={list}>
        No animal here goes by “{keyId}”. It may have another name by now.
      </RecordMissing>
    );
  }
  const breadcrumb = <Breadcrumb to={back} label="Fauna" />;
  if (animal) {
    const { photos, nameDisplay } = animal;
    return (
      <AnimalView
        animal={animal}
        breadcrumb={breadcrumb}
        photos={
          photos.length > 0 && <RecordGallery photos={photos} label={`Photos of ${nameDisplay}`} />
        }
      />
    );
  }
  if (error) {
    return (
      <>
        {breadcrumb}
        <PageHeader title="Fauna" />
        <Failed message={loadMessages.fauna} onRetry={retry} />
      </>
    );
  }
  return <RecordSkeleton title="Fauna" what="the animal" breadcrumb={breadcrumb} />;
}
