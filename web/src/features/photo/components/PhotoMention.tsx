import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Picture } from "../../../components/ui/Picture";
import { images, paths } from "../../../lib/paths";
import { useRead } from "../../../lib/swr";
import { photoPlace, readPhotoId } from "../api/photo";
import { photoAlt } from "../api/photo-words";
import styles from "./PhotoMention.module.css";

interface PhotoMentionProps {
  photoId: string;
  /** Shown when there is no such photo. */
  gone?: ReactNode;
  /** For the panel, whose router does not know the site's pages. */
  reloadDocument?: boolean;
}

/** The photo a message is about, small, with its caption. */
export function PhotoMention({ photoId, gone = null, reloadDocument }: PhotoMentionProps) {
  const id = readPhotoId(photoId);
  const { data: place } = useRead(id === undefined ? null : photoPlace(id));
  if (!place) return place === null ? gone : null;
  const { photo } = place;
  return (
    <Link
      to={paths.photo(photo.photoId)}
      reloadDocument={reloadDocument}
      className={styles.mention}
    >
      <Picture
        src={images.key(photo.thumbFileName, photo.version)}
        alt=""
        width={160}
        height={160}
        placeholder={photo.placeholder}
        fit="cover"
        className={styles.picture}
      />
      <span>
        <span className={styles.number}>About photo {photo.photoId}</span>
        <span className={styles.caption}>{photo.caption || photoAlt(photo)}</span>
      </span>
    </Link>
  );
}
