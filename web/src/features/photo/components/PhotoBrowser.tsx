import { startTransition, useState, type CSSProperties } from "react";
import { filterToQuery } from "../../../lib/filter";
import { paths } from "../../../lib/paths";
import type { GalleryPage } from "../api/gallery-page";
import { photoFilterSpec } from "../api/photo";
import { PhotoFound } from "./PhotoFound";
import { PhotoGallery } from "./PhotoGallery";
import { PhotoPanel } from "./PhotoPanel";
import { PhotoDialog } from "./PhotoDialog";
import { Loading, Skeleton } from "../../../components/feedback/Skeleton";
import styles from "./PhotoGallery.module.css";

const ratios = [1.5, 1.5, 0.67, 1.5, 0.67, 1.5, 1.5, 1.33, 0.75, 1.5, 1.5, 0.67];

/** Rows of pictures that are loading. */
function PhotoGallerySkeleton() {
  return (
    <Loading what="photos">
      <div className={styles.gallery}>
        <ul role="list" className={styles.rows}>
          {ratios.map((ratio, i) => (
            <li key={i} className={styles.item} style={{ "--ratio": ratio } as CSSProperties}>
              <Skeleton ratio={String(ratio)} />
            </li>
          ))}
        </ul>
      </div>
    </Loading>
  );
}

/** The gallery: filter, pages, thumbnails, and the photo in the address opened over them. */
export function PhotoBrowser({ gallery }: { gallery: GalleryPage }) {
  const { list, read, photoId, open } = gallery;
  // The page was rendered with a photo open: it shows the photo until the lightbox is ready.
  const [isFirst, setFirst] = useState(photoId !== undefined);
  const { filter } = list;
  const { data: page } = read;
  const query = filterToQuery(photoFilterSpec, filter);
  const hrefOf = (pageId: number) =>
    paths.photos + filterToQuery(photoFilterSpec, { ...filter, pageId });
  const photoHref = (id: number) => paths.photo(id) + query;
  const address = {
    photoId,
    hrefOf: (id: number | undefined) => (id === undefined ? paths.photos + query : photoHref(id)),
  };
  const { pageId } = filter;
  const turns = {
    previous: pageId > 1 ? hrefOf(pageId - 1) : undefined,
    next: pageId < (page?.totalPageCount ?? 0) ? hrefOf(pageId + 1) : undefined,
  };
  const at = page?.items.findIndex((photo) => photo.photoId === photoId) ?? -1;
  const beside = (index: number) => {
    const photo = at < 0 ? undefined : page?.items[index];
    return photo && photoHref(photo.photoId);
  };

  return (
    <>
      {open && isFirst && (
        <PhotoDialog
          photo={open}
          back={address.hrefOf(undefined)}
          previous={beside(at - 1) ?? turns.previous}
          next={beside(at + 1) ?? turns.next}
        />
      )}
      <PhotoPanel list={list} listPath={paths.photos} read={read} />
      <PhotoFound list={list} read={read} turning={{ hrefOf }} skeleton={<PhotoGallerySkeleton />}>
        {(photos) => (
          <PhotoGallery
            photos={photos}
            label="Photos"
            address={address}
            hrefOf={photoHref}
            eager={open && isFirst ? 0 : 2}
            isPainted={isFirst}
            onOpened={() => startTransition(() => setFirst(false))}
            turns={turns}
          />
        )}
      </PhotoFound>
    </>
  );
}
