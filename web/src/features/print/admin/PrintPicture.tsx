import { thumbPlaceholder } from "shared-types/photo/codes";
import { Picture } from "../../../components/ui/Picture";
import { images } from "../../../lib/paths";
import styles from "./Reading.module.css";

interface PrintPictureProps {
  /** A thumbnail's; '' for none. */
  fileName: string;
  version: string;
  /** In the frame that stands for a picture that is missing. */
  words?: string;
}

/** A picture on paper, loaded at once, for a browser prints what has been loaded; else a frame. */
export function PrintPicture({ fileName, version, words = "" }: PrintPictureProps) {
  const frame = <span className={styles.frame}>{words}</span>;
  if (fileName === "" || fileName === thumbPlaceholder) return frame;
  return (
    <span className={styles.picture}>
      <Picture
        src={images.thumb(fileName, version)}
        alt=""
        width={400}
        height={300}
        fit="cover"
        eager
        instead={frame}
      />
    </span>
  );
}
