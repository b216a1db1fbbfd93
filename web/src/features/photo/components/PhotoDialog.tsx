import type { CSSProperties } from "react";
import { Link } from "react-router-dom";
import type { PhotoItem } from "shared-types/photo/answers";
import { Icon } from "../../../components/ui/Icon";
import { LicenseLink } from "../../../components/ui/LicenseLink";
import { Picture } from "../../../components/ui/Picture";
import { formatDateTime } from "../../../lib/format";
import { images, speciesPath } from "../../../lib/paths";
import { useSite } from "../../../lib/settings";
import { askPath, askWords, creditWords, photoAlt } from "../api/photo-words";
import { largeSizes } from "./large-sizes";
import styles from "./PhotoDialog.module.css";

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
export function PhotoDialog({ photo, back, previous, next }: PhotoDialogProps) {
  const { settings } = useSite();
  const { photoId, caption, species, width, height } = photo;
  const size = { "--ratio": width / height || 1, "--most": `${width}px` } as CSSProperties;
  const taken = formatDateTime(photo.dateTaken, settings.timeZone);
  return (
    <section className={styles.sheet} aria-label={`Photo ${photoId}`}>
      <p className={styles.bar}>
        <Link to={back} preventScrollReset className={styles.close}>
          <Icon name="close" />
          Close
        </Link>
      </p>
      <div className={styles.place}>
        <Picture
          className={styles.picture}
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
      <div className={styles.words}>
        {caption && <p className={styles.caption}>{caption}</p>}
        {species.length > 0 && (
          <p className={styles.line}>
            {species.map((one) => (
              <Link key={one.kind + one.keyId} to={speciesPath(one)}>
                {one.nameCommon}
              </Link>
            ))}
          </p>
        )}
        <p className={styles.facts}>
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
