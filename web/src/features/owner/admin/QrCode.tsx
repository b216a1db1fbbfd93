import { encode } from "uqr";

/** A QR code, drawn locally so that nobody else sees the text. Dark on light in both themes, which cameras need. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((on, x) => (on ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      style={{ inlineSize: "min(100%, 14rem)", background: "#fff", fill: "#000" }}
    >
      <path d={squares.join("")} shapeRendering="crispEdges" />
    </svg>
  );
}
