import type { Pt } from "../paint/geom";
import type { Rng } from "../../kit/rng";

/** An orb web about the origin: radii, a sagging spiral, the zigzag band below and above the hub. */
export function orbWeb(rng: Rng, reach: number): string {
  const spokes = Array.from(
    { length: 26 },
    (_, i) => (i / 26) * Math.PI * 2 + rng.range(-0.06, 0.06),
  );
  const rim = spokes.map(() => reach * rng.range(0.86, 1.25));
  const at = (i: number, r: number): Pt => [
    Math.cos(spokes[i % 26]!) * r,
    Math.sin(spokes[i % 26]!) * r,
  ];
  const radii = spokes
    .map((_, i) => `M0 0L${at(i, rim[i]!)[0].toFixed(1)} ${at(i, rim[i]!)[1].toFixed(1)}`)
    .join("");
  let spiral = "";
  for (let ring = 0; ring < 27; ring++) {
    for (let i = 0; i < 26; i++) {
      const share = (k: number): number => 0.2 + ((ring + k / 26) / 27) * 0.72;
      const a = at(i, share(i) * rim[i]!);
      const b = at(i + 1, share(i + 1) * rim[(i + 1) % 26]!);
      spiral += `M${a[0].toFixed(1)} ${a[1].toFixed(1)}Q${(((a[0] + b[0]) / 2) * 0.975).toFixed(1)} ${(((a[1] + b[1]) / 2) * 0.975).toFixed(1)} ${b[0].toFixed(1)} ${b[1].toFixed(1)}`;
    }
  }
  const zig = [-1, 1]
    .map(
      (up) =>
        `M${Array.from({ length: 22 }, (_, i) => `${(i % 2 ? 17 - i * 0.35 : -17 + i * 0.35).toFixed(1)} ${(up * (60 + i * reach * 0.024)).toFixed(1)}`).join("L")}`,
    )
    .join("");
  return (
    `<path d="${radii}" stroke="#eef0e4" stroke-width="1.5" opacity="0.62" fill="none"/><path d="${spiral}" stroke="#f2f3ea" stroke-width="1.15" opacity="0.55" fill="none"/>` +
    `<path d="${zig}" stroke="#fbfaf2" stroke-width="6" opacity="0.8" fill="none" stroke-linejoin="round"/><path d="${zig}" stroke="#cfd3c6" stroke-width="1.4" opacity="0.8" fill="none"/>`
  );
}
