import { encode } from "uqr";

interface QrCodeProps {
  text: string;
  label: string;
  /** White around it, in squares. The standard asks for four; what is white around the code itself counts. */
  border?: number;
}

/**
 * A QR code as wide as the box around it, drawn locally so that nobody else sees the text. Dark on light in both
 * themes, which cameras need.
 */
export function QrCode({ text, label, border = 4 }: QrCodeProps) {
  const { data, size } = encode(text, { border });
  const squares = data.flatMap((row, y) =>
    row.flatMap((on, x) => (on ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      style={{ display: "block", width: "100%", background: "#fff", fill: "#000" }}
    >
      <path d={squares.join("")} shapeRendering="crispEdges" />
    </svg>
  );
}
