import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import type { AnimalDetail } from "shared-types/animal/answers";
import { loadMessages } from "shared-types/kit/messages";
import type { PlantDetail } from "shared-types/plant/answers";
import type { SiteReader } from "shared-types/site/reader";
import { isKeyId, type SpeciesKind } from "shared-types/species/codes";
import { Failed } from "../../../components/feedback/Failed";
import { PageHeader } from "../../../components/layout/PageHeader";
import { RecordMissing } from "../../../components/layout/RecordMissing";
import { RecordPage } from "../../../components/layout/RecordPage";
import { RecordSkeleton } from "../../../components/layout/RecordSkeleton";
import { Breadcrumb } from "../../../components/ui/Breadcrumb";
import type { Fact } from "../../../components/ui/FactList";
import { photoNode } from "../../../features/photo/api/photo-structured";
import { bannerHref, bannerPhoto, recordShareImage } from "../../../features/photo/api/photo-words";
import type { FilterSpec } from "../../../lib/filter";
import { useKeptQuery } from "../../../lib/kept-query";
import type { PageHead, PageLoad } from "../../../lib/page";
import { speciesPage } from "../../../lib/structured/species-page";
import type { HigherTaxon } from "../../../lib/structured/taxon";
import type { Read } from "../../../lib/read";
import { useRead } from "../../../lib/swr";
import { usePageName } from "../../../lib/page-name";
import { useTitle } from "../../../lib/title";
import { paths } from "../../../lib/paths";
import {
  PhotoGallery,
  type PhotoGalleryProps,
} from "../../../features/photo/components/PhotoGallery";
import { useQueryPhoto } from "../../../features/photo/components/open-photo";

/** What differs between the pages of plants and animals; `ListedSpecies` says the same of their lists. */
interface Species<Detail extends PlantDetail | AnimalDetail, Filter extends object> {
  one: SpeciesKind;
  many: "plants" | "animals";
  /** The page that lists them. */
  page: "flora" | "fauna";
  path: string;
  pathOf: (keyId: string) => string;
  filterSpec: FilterSpec<Filter>;
  /** `null` when no record has the key. */
  detail: (keyId: string) => Read<Detail | null>;
  loadMessage: string;
  /** What it is, for the line above the name: 'Shrub', after 'Flora'; '' when nobody has said. */
  sort: (detail: Detail) => string;
  facts: (detail: Detail) => readonly Fact[];
  /** The taxa above it, from the widest to the narrowest. */
  higher: (detail: Detail) => readonly HigherTaxon[];
}

/** As many photos as are beside the text, in twos. */
const fewPhotos = 12;

/** What the page of one plant or animal loads. */
export async function loadSpecies<Detail extends PlantDetail | AnimalDetail, Filter extends object>(
  { page, path, pathOf, detail, higher }: Species<Detail, Filter>,
  reader: SiteReader,
  keyId: string | undefined,
): Promise<PageLoad> {
  const head: PageHead = { title: { page }, description: "", robots: "noindex" };
  if (!isKeyId(keyId)) return { fallback: {}, status: 404, head };
  const read = detail(keyId);
  const species = await read.get(reader);
  if (!species) return { fallback: { [read.key]: null }, status: 404, head };
  if (species.keyId !== keyId)
    return { fallback: {}, location: pathOf(species.keyId), isMoved: true, head };
  const { banner, photos, nameDisplay, nameScientific, notesShort } = species;
  const description = (siteTitle: string) =>
    `${nameDisplay} (${nameScientific}) in ${siteTitle}. ${notesShort}`.trim();
  const best = bannerPhoto(banner, photos) ?? photos[0];
  const node = { species, higher: higher(species), path: pathOf(keyId) };
  return {
    fallback: { [read.key]: species },
    head: {
      title: nameDisplay,
      description,
      image: recordShareImage(banner, photos),
      kind: "article",
      parents: [{ name: { page }, path }],
      structured: (site) => {
        const image = best && photoNode(best, site);
        return [speciesPage({ ...node, description: description(site.title), image }, site)];
      },
    },
    preload: banner ? { href: bannerHref(banner) } : undefined,
  };
}

/** The page of one plant or animal. */
export function SpeciesPage<Detail extends PlantDetail | AnimalDetail, Filter extends object>({
  species,
  more,
}: {
  species: Species<Detail, Filter>;
  /** What its page shows besides; null for nothing. */
  more: (detail: Detail) => ReactNode;
}) {
  const { one, many, page, loadMessage } = species;
  const title = usePageName(page);
  const { keyId } = useParams();
  const { data: record, error, retry } = useRead(isKeyId(keyId) ? species.detail(keyId) : null);
  const back = species.path + useKeptQuery(species.filterSpec);
  const list = { to: species.path, label: `All ${many}` };
  useTitle(record?.nameDisplay ?? title);

  if (!keyId?.trim()) {
    return <RecordMissing title={title} message={loadMessages.missingKey} list={list} />;
  }
  if (record === null || !isKeyId(keyId)) {
    return (
      <RecordMissing title={title} message={loadMessage} list={list}>
        {`There is no ${one} at this address. It may have been renamed.`}
      </RecordMissing>
    );
  }
  const breadcrumb = <Breadcrumb to={back} label={title} />;
  if (record) {
    const { photos, nameDisplay } = record;
    return (
      <RecordPage
        record={record}
        kind={one}
        label={[title, species.sort(record)].filter(Boolean).join(" · ")}
        breadcrumb={breadcrumb}
        facts={species.facts(record)}
        more={more(record)}
        photos={
          photos.length === 0
            ? null
            : (place) => (
                <RecordGallery photos={photos} label={`Photos of ${nameDisplay}`} layout={place} />
              )
        }
        arePhotosFew={photos.length <= fewPhotos}
      />
    );
  }
  if (error) {
    return (
      <>
        {breadcrumb}
        <PageHeader title={title} />
        <Failed message={loadMessage} onRetry={retry} />
      </>
    );
  }
  return <RecordSkeleton title={title} what={`the ${one}`} breadcrumb={breadcrumb} />;
}

/** The photos of a plant or animal, with a lightbox over the record's page. */
function RecordGallery(props: Pick<PhotoGalleryProps, "photos" | "label" | "layout">) {
  return <PhotoGallery {...props} address={useQueryPhoto()} hrefOf={paths.photo} />;
}
