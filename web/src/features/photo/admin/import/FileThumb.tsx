import { useCallback, useState } from "react";
import { Icon } from "../../../../components/ui/Icon";
import styles from "./UploadRow.module.css";

/** The picture of a local file, if the browser can show it. */
export function FileThumb({ file }: { file: File }) {
  const [canDraw, setCanDraw] = useState(file.type.startsWith("image/"));
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <span className={styles.thumb}>
      {canDraw ? (
        <img ref={show} alt="" decoding="async" onError={() => setCanDraw(false)} />
      ) : (
        <Icon name="picture" />
      )}
    </span>
  );
}
