import { useId, useRef, useState, type MouseEvent, type Ref } from "react";
import { Button } from "../../../components/ui/Button";
import { Icon } from "../../../components/ui/Icon";
import { sitePictureSizes } from "../../../components/ui/site-picture";
import styles from "./PlanDialog.module.css";

interface PlanDialogProps {
  ref: Ref<HTMLDialogElement>;
  src: string;
  alt: string;
  title: string;
}

/** The drawing over the whole window: fitted first, then at full size and draggable. */
export function PlanDialog({ ref, src, alt, title }: PlanDialogProps) {
  const heading = useId();
  const view = useRef<HTMLDivElement>(null);
  const [large, setLarge] = useState(false);

  const zoomAt = (event: MouseEvent<HTMLImageElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = (event.clientX - box.left) / box.width;
    const y = (event.clientY - box.top) / box.height;
    setLarge(!large);
    requestAnimationFrame(() => {
      const { current } = view;
      if (!current || large) return;
      current.scrollLeft = x * current.scrollWidth - current.clientWidth / 2;
      current.scrollTop = y * current.scrollHeight - current.clientHeight / 2;
    });
  };

  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={heading}
      onClose={() => setLarge(false)}
    >
      <form method="dialog" className={styles.bar}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        <Button aria-pressed={large} onClick={() => setLarge(!large)}>
          {large ? "Fit to the window" : "Full size"}
        </Button>
        <Button type="submit">
          <Icon name="close" />
          Close
        </Button>
      </form>
      <div
        ref={view}
        className={styles.view}
        data-large={large}
        tabIndex={0}
        role="region"
        aria-label={`${title}, drawing`}
      >
        {/* Lazy: it is not fetched before the dialog shows. */}
        <img src={src} alt={alt} {...sitePictureSizes.plan} loading="lazy" onClick={zoomAt} />
      </div>
    </dialog>
  );
}
