import { Picture } from "../../../components/ui/Picture";
import { images, paths } from "../../../lib/paths";
import { useRead } from "../../../lib/swr";
import { photoPlace } from "../api/photo";
import { photoWords } from "./PhotoCell";
import styles from "./PhotoMention.module.css";

/** A photo somebody speaks of: small, with its number, and the way to its page. */
export function PhotoMention({ photoId }: { photoId: number }) {
  const { data: place } = useRead(photoPlace(photoId));
  const photo = place?.photo;
  if (place === null) return <p className={styles.words}>About photo {photoId}, which is gone.</p>;
  return (
    <a className={styles.mention} href={paths.photo(photoId)}>
      {photo && (
        <Picture
          src={images.thumb(photo.thumbFileName)}
          alt=""
          width={photo.width}
          height={photo.height}
          sources={photo.sources}
          sizes="6rem"
          placeholder={photo.placeholder}
          className={styles.picture}
          fit="cover"
        />
      )}
      <span className={styles.words}>
        <span className={styles.name}>About photo {photoId}</span>
        {photo && <span className={styles.caption}>{photoWords(photo)}</span>}
      </span>
    </a>
  );
}
