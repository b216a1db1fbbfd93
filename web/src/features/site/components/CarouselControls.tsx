import { Icon } from "../../../components/ui/Icon";
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
        <span className={styles.name}>Previous picture</span>
      </button>
      <button type="button" className={styles.control} onClick={onToggle}>
        <Icon name={playing ? "pause" : "play"} />
        <span className={styles.name}>
          {playing ? "Pause the pictures" : "Let the pictures change"}
        </span>
      </button>
      <button type="button" className={styles.control} onClick={onNext}>
        <Icon name="next" />
        <span className={styles.name}>Next picture</span>
      </button>
    </div>
  );
}
