import type { CSSProperties } from "react";
import type { CaptchaKind } from "../captcha/captcha-state";
import styles from "./SproutDrawing.module.css";

/** Stem and leaves in order, each with the progress at which it starts and ends growing. */
const parts = [
  { path: "M12 22C12 15 12 10 12 5", from: 0, to: 0.5 },
  {
    path: "M12 16C8.500 16.500 6 14.500 5.500 11 9 10.500 11.500 12.500 12 16Z",
    from: 0.25,
    to: 0.6,
  },
  { path: "M12 12.500C12 9 14 6.500 18 6 18.500 10 16 12.500 12 12.500Z", from: 0.5, to: 0.85 },
  {
    path: "M12 7C10.200 5.300 10.200 3.200 12 1.500 13.800 3.200 13.800 5.300 12 7Z",
    from: 0.75,
    to: 1,
  },
];

const grown = (progress: number, from: number, to: number) =>
  Math.min(1, Math.max(0, (progress - from) / (to - from)));

/** A sprig that grows with the puzzle's progress. */
export function SproutDrawing({ kind, progress }: { kind: CaptchaKind; progress: number }) {
  return (
    <svg
      className={styles.drawing}
      data-kind={kind}
      viewBox="0 0 24 24"
      width="40"
      height="40"
      aria-hidden="true"
      focusable="false"
    >
      {parts.map(({ path, from, to }) => (
        <g key={path}>
          <path d={path} className={styles.trace} />
          <path
            d={path}
            pathLength={1}
            className={styles.grown}
            style={{ "--left": 1 - grown(progress, from, to) } as CSSProperties}
          />
        </g>
      ))}
    </svg>
  );
}
