import { panelMessages } from "shared-types";
import { Skeleton } from "../../../components/feedback/Skeleton";
import { Picture } from "../../../components/ui/Picture";
import { ApiError } from "../../../lib/errors";
import { images } from "../../../lib/paths";
import styles from "./PhotoPreview.module.css";
import { usePhoto } from "./photo-reads";

interface PhotoPreviewProps {
  photoId: number;
  shape: "square" | "banner";
}

/** The picture behind a thumbId or a bannerId, cut as the site will show it. */
export function PhotoPreview({ photoId, shape }: PhotoPreviewProps) {
  const { data: photo, error, isLoading } = usePhoto(photoId);
  if (isLoading) return <Skeleton height="100%" />;
  if (!photo) {
    const isNone = error instanceof ApiError && error.status === 404;
    return (
      <span role="status" className={styles.none}>
        {isNone ? panelMessages.noPhoto : "The picture could not be read."}
      </span>
    );
  }
  const src = shape === "banner" ? images.banner(photo.fileName) : images.key(photo.thumbFileName);
  const [width, height] = shape === "banner" ? [960, 320] : [240, 240];
  const words = photo.alt || photo.caption || `Photo ${photoId}`;
  return <Picture src={src} alt={words} width={width} height={height} fit="cover" eager />;
}
