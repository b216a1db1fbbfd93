import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent } from "react";
import { photoFormatNames, uploadMaxMegabytes } from "shared-types/photo/import";
import { Button } from "../../../../components/ui/Button";
import { Icon } from "../../../../components/ui/Icon";
import { acceptedFiles } from "./assess-file";
import styles from "./DropZone.module.css";
import { chosenFiles, droppedFiles } from "./dropped-files";

const carriesFiles = ({ dataTransfer }: DragEvent) =>
  dataTransfer?.types.includes("Files") ?? false;

/** The attribute of every browser that React's types do not know. */
const wholeFolders = { webkitdirectory: "" };

/** Accepts drops anywhere on the page: a near miss would make the browser open the file. */
function useDrop(onFiles: (files: File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(
    (transfer: DataTransfer) => void droppedFiles(transfer).then(onFiles),
  );
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      setIsOver(false);
      if (!carriesFiles(event) || !event.dataTransfer) return;
      event.preventDefault();
      take(event.dataTransfer);
    };
    window.addEventListener("dragover", over);
    window.addEventListener("dragleave", leave);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", over);
      window.removeEventListener("dragleave", leave);
      window.removeEventListener("drop", drop);
    };
  }, []);
  return isOver;
}

/** Adds photos: dropped, or chosen as files or as a folder. */
export function DropZone({ onFiles }: { onFiles: (files: File[]) => void }) {
  const isOver = useDrop(onFiles);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles(chosenFiles(target.files));
    // So that the same file can be chosen again.
    target.value = "";
  };
  return (
    <div className={styles.zone} data-over={isOver}>
      <Icon name="picture" className={styles.icon} />
      <p className={styles.lead}>
        <span className={styles.mouse}>Drop photos or whole folders here</span>
        <span className={styles.touch}>Choose photos from your library or take some now</span>
      </p>
      <div className={styles.buttons}>
        <Button kind="solid" onClick={() => files.current?.click()}>
          Choose photos
        </Button>
        <Button className={styles.folder} onClick={() => folder.current?.click()}>
          Choose a folder
        </Button>
      </div>
      <p className={styles.hint}>
        {photoFormatNames}, up to {uploadMaxMegabytes}&nbsp;MB each.
      </p>
      <input ref={files} type="file" hidden multiple accept={acceptedFiles} onChange={take} />
      <input ref={folder} type="file" hidden multiple {...wholeFolders} onChange={take} />
    </div>
  );
}
