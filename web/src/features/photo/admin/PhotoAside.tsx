import { isPortrait } from "shared-types/photo/codes";
import type { PhotoToEdit } from "shared-types/photo/answers";
import { Picture } from "../../../components/ui/Picture";
import { images, paths } from "../../../lib/paths";
import styles from "./PhotoAside.module.css";
import { photoWords } from "./PhotoCell";
import { PhotoTools } from "./picture/PhotoTools";

/** The photo next to its form, with what can be done to its picture; it opens at full size in a new tab. */
export function PhotoAside({ photo, etag }: { photo: PhotoToEdit; etag: string }) {
  const { photoId, fileName, version, width, height } = photo;
  const full = images.full(fileName, version);
  return (
    <div className={styles.aside}>
      <figure className={styles.figure} data-portrait={isPortrait(photo)}>
        <a
          href={full}
          target="_blank"
          rel="noopener"
          className={styles.link}
          title="Full size (opens in a new tab)"
        >
          <Picture
            key={version}
            src={full}
            alt={photoWords(photo)}
            width={width}
            height={height}
            sources={photo.sources}
            sizes="(min-width: 64em) 24rem, 100vw"
            placeholder={photo.placeholder}
            eager
          />
        </a>
        <figcaption className={styles.words}>
          {width.toLocaleString("en-US")} × {height.toLocaleString("en-US")} px.{" "}
          {photo.visibility === "public" && <a href={paths.photo(photoId)}>View on the site</a>}
        </figcaption>
      </figure>
      <PhotoTools photo={photo} etag={etag} />
    </div>
  );
}
