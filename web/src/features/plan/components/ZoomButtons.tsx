import { Button } from "../../../components/ui/Button";
import { zoomLevels } from "../api/plan-size";
import styles from "./ZoomButtons.module.css";

interface ZoomButtonsProps {
  /** The drawing that they enlarge. */
  of: string;
  level: number;
  onZoom: (level: number) => void;
}

/** Makes a drawing larger and smaller. */
export function ZoomButtons({ of, level, onZoom }: ZoomButtonsProps) {
  const last = zoomLevels.length - 1;
  return (
    <div className={styles.zoom} role="group" aria-label={`Zoom: ${of}`}>
      <Button aria-label="Zoom in" disabled={level === last} onClick={() => onZoom(level + 1)}>
        +
      </Button>
      <Button aria-label="Zoom out" disabled={level === 0} onClick={() => onZoom(level - 1)}>
        −
      </Button>
    </div>
  );
}
