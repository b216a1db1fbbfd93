import { isPortrait, type PhotoItem } from "shared-types";
import { Picture } from "../../../components/ui/Picture";
import { images, paths } from "../../../lib/paths";
import styles from "./PhotoAside.module.css";
import { photoWords } from "./PhotoCell";

/** The photo next to its form; it opens at full size in a new tab. */
export function PhotoAside({ photo }: { photo: PhotoItem }) {
  const { photoId, fileName, width, height } = photo;
  return (
    <figure className={styles.aside} data-portrait={isPortrait(photo)}>
      <a
        href={images.full(fileName)}
        target="_blank"
        rel="noopener"
        className={styles.link}
        title="Full size, in a new tab"
      >
        <Picture
          src={images.full(fileName)}
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
        <a href={paths.photo(photoId)}>See it on the site</a>
      </figcaption>
    </figure>
  );
}
