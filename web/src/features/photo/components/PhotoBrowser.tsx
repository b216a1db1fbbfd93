import { filterToQuery } from "../../../lib/filter";
import { useListFilter } from "../../../lib/list-filter";
import { photoFilterSpec } from "../api/filter";
import { foundPhotos } from "../api/found";
import { usePhotoList } from "../api/photo";
import { PhotoFound } from "./PhotoFound";
import { PhotoGallery } from "./PhotoGallery";
import { PhotoGallerySkeleton } from "./PhotoGallerySkeleton";
import { PhotoPanel } from "./PhotoPanel";

/** The gallery: filter, pages, thumbnails. */
export function PhotoBrowser({ listPath }: { listPath: string }) {
  const list = useListFilter(photoFilterSpec);
  const { filter } = list;
  const read = usePhotoList(filter);
  const { data: page, error, isUpdating } = read;
  const hrefOf = (pageId: number) =>
    listPath + filterToQuery(photoFilterSpec, { ...filter, pageId });
  const found = error ? "" : page && foundPhotos(page, filter.pageId);

  return (
    <>
      <PhotoPanel list={list} listPath={listPath} found={found} isUpdating={isUpdating} />
      <PhotoFound list={list} read={read} turning={{ hrefOf }} skeleton={<PhotoGallerySkeleton />}>
        {(photos) => <PhotoGallery photos={photos} label="Photos" eager={4} />}
      </PhotoFound>
    </>
  );
}
