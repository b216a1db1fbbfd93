import { encode } from "uqr";
import styles from "./QrCode.module.css";

/** A text as a QR code, drawn here: nobody else gets to see it. Dark on light in either theme, or cameras fail. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((on, x) => (on ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.code}>
      <path d={squares.join("")} shapeRendering="crispEdges" />
    </svg>
  );
}
