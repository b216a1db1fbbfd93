import { Icon } from "../../../components/ui/Icon";
import { VisuallyHidden } from "../../../components/ui/VisuallyHidden";
import styles from "./CarouselControls.module.css";

interface CarouselControlsProps {
  playing: boolean;
  onToggle: () => void;
  onPrevious: () => void;
  onNext: () => void;
}

/** Previous, pause or play, next. */
export function CarouselControls(props: CarouselControlsProps) {
  const { playing, onToggle, onPrevious, onNext } = props;
  return (
    <div className={styles.controls}>
      <button type="button" className={styles.control} onClick={onPrevious}>
        <Icon name="previous" />
        <VisuallyHidden>Previous picture</VisuallyHidden>
      </button>
      <button type="button" className={styles.control} onClick={onToggle}>
        <Icon name={playing ? "pause" : "play"} />
        <VisuallyHidden>{playing ? "Pause the pictures" : "Play the pictures"}</VisuallyHidden>
      </button>
      <button type="button" className={styles.control} onClick={onNext}>
        <Icon name="next" />
        <VisuallyHidden>Next picture</VisuallyHidden>
      </button>
    </div>
  );
}
