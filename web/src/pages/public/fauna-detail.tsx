import { useParams } from "react-router-dom";
import { loadMessages, type AnimalDetail, type SiteReader } from "shared-types";
import { Failed } from "../../components/feedback/Failed";
import { PageHeader } from "../../components/layout/PageHeader";
import { RecordMissing } from "../../components/layout/RecordMissing";
import { RecordSkeleton } from "../../components/layout/RecordSkeleton";
import { Breadcrumb } from "../../components/ui/Breadcrumb";
import { RecordGallery } from "../../features/photo/components/RecordGallery";
import { animalFilterSpec } from "../../features/animal/api/filter";
import { isAnimalKey, animalDetail, useAnimal } from "../../features/animal/api/animal";
import { AnimalView } from "../../features/animal/components/AnimalView";
import { useKeptQuery } from "../../lib/kept-query";
import type { PageLoad } from "../../lib/page";
import { images, paths } from "../../lib/paths";
import { useTitle } from "../../lib/title";

const list = { to: paths.fauna, label: "All animals" };
const missing: PageLoad = {
  fallback: {},
  status: 404,
  head: { title: "Fauna", description: "", noindex: true },
};

function describe({ nameDisplay, nameScientific, notesShort }: AnimalDetail): string {
  return `${nameDisplay} (${nameScientific}) in a backyard of native plants. ${notesShort}`.trim();
}

/** See PageModule. */
export async function load(reader: SiteReader, { keyId }: { keyId?: string }): Promise<PageLoad> {
  if (!isAnimalKey(keyId)) return missing;
  const read = animalDetail(keyId);
  const animal = await read.get(reader);
  if (!animal) return { ...missing, fallback: { [read.key]: null } };
  const banner = animal.banner ? images.banner(animal.banner.fileName) : undefined;
  return {
    fallback: { [read.key]: animal },
    head: {
      title: animal.nameDisplay,
      description: describe(animal),
      image: banner ? { href: banner, alt: animal.banner?.alt } : undefined,
    },
    preload: banner ? { href: banner } : undefined,
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
