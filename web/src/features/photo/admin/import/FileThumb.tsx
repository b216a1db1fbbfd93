import { useCallback, useState } from "react";
import { Icon } from "../../../../components/ui/Icon";
import styles from "./FileThumb.module.css";

/** The picture of a local file; an icon until it is there, and where the browser cannot show it. */
export function FileThumb({ file }: { file: File }) {
  const [isDrawn, setIsDrawn] = useState(false);
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const url = URL.createObjectURL(file);
      image.onload = () => {
        URL.revokeObjectURL(url);
        setIsDrawn(true);
      };
      image.onerror = () => URL.revokeObjectURL(url);
      image.src = url;
    },
    [file],
  );
  return (
    <span className={styles.thumb}>
      {file.type.startsWith("image/") && (
        <img ref={show} alt="" decoding="async" hidden={!isDrawn} />
      )}
      {!isDrawn && <Icon name="picture" />}
    </span>
  );
}
