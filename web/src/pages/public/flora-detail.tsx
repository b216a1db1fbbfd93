import { useParams } from "react-router-dom";
import { loadMessages, type PlantDetail, type SiteReader } from "shared-types";
import { Failed } from "../../components/feedback/Failed";
import { PageHeader } from "../../components/layout/PageHeader";
import { RecordMissing } from "../../components/layout/RecordMissing";
import { RecordSkeleton } from "../../components/layout/RecordSkeleton";
import { Breadcrumb } from "../../components/ui/Breadcrumb";
import { photoNode } from "../../features/photo/api/photo-structured";
import { bannerPhoto, bannerShareImage } from "../../features/photo/api/photo-words";
import { RecordGallery } from "../../features/photo/components/RecordGallery";
import { plantFilterSpec } from "../../features/plant/api/filter";
import { isPlantKey, plantDetail, usePlant } from "../../features/plant/api/plant";
import { PlantView } from "../../features/plant/components/PlantView";
import { useKeptQuery } from "../../lib/kept-query";
import type { PageLoad } from "../../lib/page";
import { paths } from "../../lib/paths";
import { speciesPage } from "../../lib/structured/species-page";
import { useTitle } from "../../lib/title";

const list = { to: paths.flora, label: "All plants" };
const missing: PageLoad = {
  fallback: {},
  status: 404,
  head: { title: "Flora", description: "", robots: "noindex" },
};

function describe({ nameDisplay, nameScientific, notesShort }: PlantDetail): string {
  return `${nameDisplay} (${nameScientific}) in a backyard of native plants. ${notesShort}`.trim();
}

/** See PageModule. */
export async function load(reader: SiteReader, { keyId }: { keyId?: string }): Promise<PageLoad> {
  if (!isPlantKey(keyId)) return missing;
  const read = plantDetail(keyId);
  const plant = await read.get(reader);
  if (!plant) return { ...missing, fallback: { [read.key]: null } };
  const { banner, photos, nameDisplay } = plant;
  const description = describe(plant);
  const image = banner ? bannerShareImage(banner, photos) : undefined;
  const best = bannerPhoto(banner, photos) ?? photos[0];
  const path = paths.floraDetail(keyId);
  return {
    fallback: { [read.key]: plant },
    head: {
      title: nameDisplay,
      description,
      image,
      kind: "article",
      parents: [{ name: "Flora", path: paths.flora }],
      structured: (site) => [
        speciesPage(
          {
            ...{ species: plant, higher: [], path, description },
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
  const { data: plant, error, retry } = usePlant(keyId);
  const back = paths.flora + useKeptQuery(plantFilterSpec);
  useTitle(plant?.nameDisplay ?? "Flora");

  if (!keyId?.trim()) {
    return <RecordMissing title="Flora" message={loadMessages.missingKey} list={list} />;
  }
  if (plant === null || !isPlantKey(keyId)) {
    return (
      <RecordMissing title="Flora" message={loadMessages.flora} list={list}>
        No plant here goes by “{keyId}”. It may have another name by now.
      </RecordMissing>
    );
  }
  const breadcrumb = <Breadcrumb to={back} label="Flora" />;
  if (plant) {
    const { photos, nameDisplay } = plant;
    return (
      <PlantView
        plant={plant}
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
        <PageHeader title="Flora" />
        <Failed message={loadMessages.flora} onRetry={retry} />
      </>
    );
  }
  return <RecordSkeleton title="Flora" what="the plant" breadcrumb={breadcrumb} />;
}
