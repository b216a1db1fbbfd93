import { useParams } from "react-router-dom";
import { loadMessages } from "shared-types/kit/messages";
import { photosPerPage, type PhotoFilter } from "shared-types/photo/codes";
import type { PhotoPage } from "shared-types/photo/answers";
import type { SiteListPage } from "shared-types/site/parts";
import type { SiteReader } from "shared-types/site/reader";
import { Intro } from "../../components/layout/Intro";
import { PageHeader } from "../../components/layout/PageHeader";
import { RecordMissing } from "../../components/layout/RecordMissing";
import { loadPhoto, pageOfAll, useGalleryPage } from "../../features/photo/api/gallery-page";
import {
  photoCategories,
  photoFilterSpec,
  photoList,
  readPhotoId,
} from "../../features/photo/api/photo";
import { photoPreload } from "../../features/photo/api/photo-preload";
import { photoNode } from "../../features/photo/api/photo-structured";
import { photoAlt, photoShareImage, photoTitle } from "../../features/photo/api/photo-words";
import { sitePage, useIntro } from "../../features/site/api/site";
import { PhotoBrowser } from "../../features/photo/components/PhotoBrowser";
import { largeSizes } from "../../features/photo/components/large-sizes";
import { filterFromQuery, filterToQuery } from "../../lib/filter";
import type { PageHead, PageLoad } from "../../lib/page";
import { paths } from "../../lib/paths";
import { itemList } from "../../lib/structured/item-list";
import { prefetch } from "../../lib/swr";
import { titleWords, usePageName } from "../../lib/page-name";
import { useTitle } from "../../lib/title";

const title = { page: "photos" } as const;
const words = sitePage("photos");

const pagePath = (pageId: number) =>
  paths.photos + filterToQuery(photoFilterSpec, pageOfAll(pageId));

/** The head of one page of the gallery; a search is only a view. */
function galleryHead(filter: PhotoFilter, page: PhotoPage, description: string): PageHead {
  const { pageId } = filter;
  const { items, totalPageCount, totalCount } = page;
  const [first] = items;
  const isView = filterToQuery(photoFilterSpec, { ...filter, pageId: 1 }) !== "";
  const isBeyond = pageId > Math.max(1, totalPageCount);
  const image = first && photoShareImage(first);
  if (isView || isBeyond)
    return { title, description, image, canonical: paths.photos, robots: "noindex, follow" };
  return {
    title,
    description,
    image,
    canonical: pagePath(pageId),
    previous: pageId > 1 ? pagePath(pageId - 1) : undefined,
    next: pageId < totalPageCount ? pagePath(pageId + 1) : undefined,
    structured: ({ origin, names }) => [
      itemList({
        origin,
        name: titleWords(title, names),
        items: items.map((photo) => ({
          name: photoTitle(photo),
          href: paths.photo(photo.photoId),
        })),
        total: totalCount,
        from: (pageId - 1) * photosPerPage + 1,
      }),
    ],
  };
}

async function loadOne(
  reader: SiteReader,
  photoId: number | undefined,
  query: URLSearchParams,
): Promise<PageLoad> {
  const missing = { status: 404, head: { title, description: "", robots: "noindex" } } as const;
  if (photoId === undefined) return { ...missing, fallback: {} };
  const [{ photo, fallback: gallery }, introduction] = await Promise.all([
    loadPhoto(reader, photoId, query),
    prefetch(reader, [words]),
  ]);
  const fallback = { ...gallery, ...introduction };
  if (!photo) return { ...missing, fallback };
  return {
    fallback,
    head: {
      title: photoTitle(photo),
      description: photo.caption || photoAlt(photo),
      image: photoShareImage(photo),
      canonical: paths.photo(photoId),
      parents: [{ name: title, path: paths.photos }],
      structured: (site) => [photoNode(photo, site)],
    },
    preload: photoPreload(photo, largeSizes(photo)),
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
  const read = photoList(filter);
  const [page, more] = await Promise.all([
    read.get(reader),
    prefetch(reader, [photoCategories, words]),
  ]);
  const { description } = more[words.key] as SiteListPage;
  return {
    fallback: { ...more, [read.key]: page },
    head: galleryHead(filter, page, description),
  };
}

export function Component() {
  const { photoId } = useParams();
  const id = readPhotoId(photoId);
  const gallery = useGalleryPage(id);
  const { open } = gallery;
  const intro = useIntro("photos");
  const pageName = usePageName("photos");
  useTitle(open ? photoTitle(open) : pageName);
  if ((photoId !== undefined && id === undefined) || open === null) {
    return (
      <RecordMissing
        title={pageName}
        message={loadMessages.photos}
        list={{ to: paths.photos, label: "All photos" }}
      >
        There is no photo “{photoId}”. It may have been removed.
      </RecordMissing>
    );
  }
  return (
    <>
      <PageHeader title={pageName}>{intro && <Intro text={intro} />}</PageHeader>
      <PhotoBrowser gallery={gallery} />
    </>
  );
}
