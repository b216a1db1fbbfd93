import { useParams } from "react-router-dom";
import { loadMessages, type SiteReader } from "shared-types";
import { PageHeader } from "../../components/layout/PageHeader";
import { RecordMissing } from "../../components/layout/RecordMissing";
import { photoFilterSpec } from "../../features/photo/api/filter";
import { photoCategories, photoList } from "../../features/photo/api/photo";
import { loadPhoto, pageOfAll, readPhotoId } from "../../features/photo/api/photo-page";
import { photoAlt, photoShareImage } from "../../features/photo/api/photo-words";
import { PhotoBrowser } from "../../features/photo/components/PhotoBrowser";
import { useGalleryPage } from "../../features/photo/components/gallery-page";
import { filterFromQuery, filterToQuery } from "../../lib/filter";
import type { PageLoad } from "../../lib/page";
import { paths } from "../../lib/paths";
import { prefetch } from "../../lib/swr";
import { useTitle } from "../../lib/title";

const title = "Photos";
const description =
  "Photos of the plants and animals of one backyard, to search by keyword, caption, date and category.";

async function loadOne(
  reader: SiteReader,
  photoId: number | undefined,
  query: URLSearchParams,
): Promise<PageLoad> {
  const missing = { status: 404, head: { title, description: "", noindex: true } } as const;
  if (photoId === undefined) return { ...missing, fallback: {} };
  const { photo, fallback } = await loadPhoto(reader, photoId, query);
  if (!photo) return { ...missing, fallback };
  return {
    fallback,
    head: {
      title: photoAlt(photo),
      description: photo.caption || photoAlt(photo),
      image: photoShareImage(photo),
      canonical: paths.photo(photoId),
    },
  };
}

/** See PageModule. */
export async function load(
  reader: SiteReader,
  { photoId }: { photoId?: string },
  query: URLSearchParams,
): Promise<PageLoad> {
  if (photoId !== undefined) return loadOne(reader, readPhotoId(photoId), query);
  const filter = filterFromQuery(photoFilterSpec, query);
  const canonical = paths.photos + filterToQuery(photoFilterSpec, pageOfAll(filter.pageId));
  return {
    fallback: await prefetch(reader, [photoList(filter), photoCategories]),
    head: { title, description, canonical },
  };
}

export function Component() {
  const { photoId } = useParams();
  const id = readPhotoId(photoId);
  const gallery = useGalleryPage(id);
  const { open } = gallery;
  useTitle(open ? photoAlt(open) : title);
  if ((photoId !== undefined && id === undefined) || open === null) {
    return (
      <RecordMissing
        title={title}
        message={loadMessages.photos}
        list={{ to: paths.photos, label: "All photos" }}
      >
        No photo here has the number “{photoId}”. It may have been taken away.
      </RecordMissing>
    );
  }
  return (
    <>
      <PageHeader title={title}>
        <p>
          All of these were taken within a few hundred steps of the kitchen door, most of them by
          waiting. Open one to see it large and to leaf through the rest.
        </p>
      </PageHeader>
      <PhotoBrowser gallery={gallery} />
    </>
  );
}
