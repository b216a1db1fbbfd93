import { memo } from "react";
import { isPortrait, type PhotoItem } from "shared-types";
import { Picture } from "../../../../components/ui/Picture";
import { images } from "../../../../lib/paths";
import styles from "./DescribeRow.module.css";

interface DescribePictureProps {
  photo: PhotoItem;
  isEager: boolean;
}

/** The picture that is being described, as large as possible. */
export const DescribePicture = memo(function DescribePicture(props: DescribePictureProps) {
  const { photo, isEager } = props;
  return (
    <div className={styles.picture} data-portrait={isPortrait(photo)}>
      <Picture
        src={images.full(photo.fileName)}
        alt={`No. ${photo.photoId}`}
        width={photo.width}
        height={photo.height}
        sources={photo.sources}
        sizes="(min-width: 64em) 34rem, 100vw"
        placeholder={photo.placeholder}
        eager={isEager}
      />
    </div>
  );
});
