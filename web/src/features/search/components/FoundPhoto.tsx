import { Link } from "react-router-dom";
import type { PhotoItem } from "shared-types/photo/codes";
import { InternalMark } from "../../../components/ui/InternalMark";
import { Picture } from "../../../components/ui/Picture";
import { images } from "../../../lib/paths";
import styles from "./Found.module.css";

/** A photo with its caption, or what it shows. */
export function FoundPhoto({ photo, to }: { photo: PhotoItem; to: string }) {
  const { alt, caption, species, visibility } = photo;
  const names = species.map(({ nameCommon }) => nameCommon).join(", ");
  return (
    <li>
      <Link to={to} className={styles.thumb}>
        <Picture
          src={images.thumb(photo.thumbFileName, photo.version)}
          alt={alt}
          width={photo.width}
          height={photo.height}
          sources={photo.sources}
          sizes="(min-width: 48em) 18rem, 45vw"
          placeholder={photo.placeholder}
          fit="cover"
        />
      </Link>
      {visibility !== "public" && (
        <InternalMark words={visibility === "site" ? "Site only" : "Internal"} />
      )}
      <span className={styles.note}>{caption || names}</span>
    </li>
  );
}
