import { useRef, type MouseEvent } from "react";
import { Icon } from "../../../components/ui/Icon";
import { Picture } from "../../../components/ui/Picture";
import { sitePicture, sitePictureSizes } from "../../../components/ui/site-picture";
import { isPlainClick } from "../../../lib/plain-click";
import { planSizes } from "../plan-preload";
import type { PlanSheet } from "../plans";
import { PlanDialog } from "./PlanDialog";
import styles from "./PlanFigure.module.css";

/** A plan; a click opens it large. Without scripts the link opens the picture itself. */
export function PlanFigure({ sheet, eager }: { sheet: PlanSheet; eager?: "first" }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const picture = sitePicture(sheet.picture);

  const open = (event: MouseEvent) => {
    if (!isPlainClick(event) || !dialog.current) return;
    event.preventDefault();
    dialog.current.showModal();
  };

  return (
    <figure className={styles.figure}>
      <a href={picture.src} className={styles.link} onClick={open}>
        <Picture
          {...picture}
          {...sitePictureSizes.plan}
          alt={sheet.alt}
          sizes={planSizes}
          eager={eager}
        />
        <span className={styles.enlarge}>
          <Icon name="enlarge" />
          Enlarge
        </span>
      </a>
      <figcaption className={styles.caption}>
        <span className={styles.plate}>{sheet.plate}</span>
        {sheet.caption}
      </figcaption>
      <PlanDialog ref={dialog} src={picture.src} alt={sheet.alt} title={sheet.plate} />
    </figure>
  );
}
