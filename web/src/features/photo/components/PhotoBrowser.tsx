import { startTransition, useState, type CSSProperties } from "react";
import { Link } from "react-router-dom";
import type { PhotoItem } from "shared-types/photo/answers";
import { Loading, Skeleton } from "../../../components/feedback/Skeleton";
import { Icon } from "../../../components/ui/Icon";
import { LicenseLink } from "../../../components/ui/LicenseLink";
import { Picture } from "../../../components/ui/Picture";
import { filterToQuery } from "../../../lib/filter";
import { formatDateTime } from "../../../lib/format";
import { paths, images, speciesPath } from "../../../lib/paths";
import { useSite } from "../../../lib/settings";
import type { GalleryPage } from "../api/gallery-page";
import { photoFilterSpec } from "../api/photo";
import { askPath, askWords, creditWords, photoAlt } from "../api/photo-words";
import { largeSizes } from "./large-sizes";
import styles4612852 from "./PhotoDialog.module.css";
import { PhotoFound } from "./PhotoFound";
import { PhotoGallery } from "./PhotoGallery";
import styles from "./PhotoGallery.module.css";
import { PhotoPanel } from "./PhotoPanel";

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

interface PhotoDialogProps {
  photo: PhotoItem;
  /** Its page of the gallery. */
  back: string;
  previous?: string;
  next?: string;
}

/**
 * A large photo in the rendered page: with scripts it looks like the lightbox that replaces it;
 * without scripts it is above the list.
 */
function PhotoDialog({ photo, back, previous, next }: PhotoDialogProps) {
  const { settings } = useSite();
  const { photoId, caption, species, width, height } = photo;
  const size = { "--ratio": width / height || 1, "--most": `${width}px` } as CSSProperties;
  const taken = formatDateTime(photo.dateTaken, settings.timeZone);
  return (
    <section className={styles4612852.sheet} aria-label={`Photo ${photoId}`}>
      <p className={styles4612852.bar}>
        <Link to={back} preventScrollReset className={styles4612852.close}>
          <Icon name="close" />
          Close
        </Link>
      </p>
      <div className={styles4612852.place}>
        <Picture
          className={styles4612852.picture}
          style={size}
          src={images.full(photo.fileName, photo.version)}
          alt={photoAlt(photo)}
          width={width}
          height={height}
          sources={photo.sources}
          sizes={largeSizes(photo)}
          placeholder={photo.placeholder}
          eager="first"
        />
      </div>
      <div className={styles4612852.words}>
        {caption && <p className={styles4612852.caption}>{caption}</p>}
        {species.length > 0 && (
          <p className={styles4612852.line}>
            {species.map((one) => (
              <Link key={one.kind + one.keyId} to={speciesPath(one)}>
                {one.nameCommon}
              </Link>
            ))}
          </p>
        )}
        <p className={styles4612852.facts}>
          {previous && (
            <Link to={previous} rel="prev">
              &lt; previous
            </Link>
          )}
          <span>Photo ID: {photoId}</span>
          {taken && <span>Taken {taken}</span>}
          {settings.photoLicenseUrl && (
            <span>
              {creditWords(settings)} <LicenseLink url={settings.photoLicenseUrl} />
            </span>
          )}
          {settings.pages.contact && <Link to={askPath(photoId)}>{askWords}</Link>}
          {next && (
            <Link to={next} rel="next">
              next &gt;
            </Link>
          )}
        </p>
      </div>
    </section>
  );
}
