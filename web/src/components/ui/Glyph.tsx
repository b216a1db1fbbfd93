import type { ReactNode } from "react";
import type { Moisture, Season, Sun } from "shared-types/plant/codes";
import styles from "./Glyph.module.css";

/** The filled share of the disc, 0–1. */
const sunLevel: Record<Sun, number> = {
  F: 1,
  "F-P": 0.75,
  "F-S": 0.5,
  "P-S": 0.3,
  "S-PS": 0.18,
  S: 0,
};

/** The filled share of the drop, 0–1. */
const moistureLevel: Record<Moisture, number> = {
  D: 0,
  "D-M": 0.22,
  "M-D": 0.36,
  M: 0.5,
  "W-D": 0.6,
  "M-W": 0.72,
  "W-M": 0.86,
  W: 1,
};

function Drawing({ tone, children }: { tone: string | undefined; children: ReactNode }) {
  return (
    <svg
      className={[styles.glyph, tone].filter(Boolean).join(" ")}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** The path of the lit part of a disc of radius 5 around 10,10, from the left. */
function litPart(level: number): string {
  const x = 5 + 10 * level;
  const h = Math.sqrt(Math.max(0, 25 - (x - 10) ** 2));
  return `M${x} ${10 - h}A5 5 0 ${level > 0.5 ? 1 : 0} 0 ${x} ${10 + h}z`;
}

const rays =
  "M10 .8v2.400M10 16.800v2.400M.8 10h2.400M16.800 10h2.400M3.500 3.500l1.700 1.700M14.800 14.800l1.700 1.700M3.500 16.500l1.700-1.700M14.800 5.200l1.700-1.700";
const leftRays = "M.8 10h2.400M3.500 3.500l1.700 1.700M3.500 16.500l1.700-1.700";

/** A disc, lit as much as the place is sunny. */
export function SunGlyph({ code }: { code: Sun }) {
  const level = sunLevel[code];
  return (
    <Drawing tone={styles.sun}>
      {level === 1 ? (
        <circle cx="10" cy="10" r="5" className={styles.fill} />
      ) : (
        level > 0 && <path d={litPart(level)} className={styles.fill} />
      )}
      <circle cx="10" cy="10" r="5" className={styles.line} />
      {level >= 0.5 && <path d={level >= 0.75 ? rays : leftRays} className={styles.line} />}
    </Drawing>
  );
}

const drop = "M10 1.500C13.500 6 16 9 16 12.300A6 6 0 0 1 4 12.300C4 9 6.500 6 10 1.500z";

/** A drop, filled as much as the soil is wet. */
export function MoistureGlyph({ code }: { code: Moisture }) {
  const top = 18.3 - 16.8 * moistureLevel[code];
  return (
    <Drawing tone={styles.water}>
      <path d={drop} className={styles.fill} style={{ clipPath: `inset(${top - 1.5}px 0 0 0)` }} />
      <path d={drop} className={styles.line} />
    </Drawing>
  );
}

const seasonTone: Record<Season, string | undefined> = {
  spr: styles.spring,
  sum: styles.summer,
  fall: styles.fall,
  win: styles.winter,
  "spr-fall": styles.summer,
  all: styles.spring,
};

const petals = [0, 72, 144, 216, 288];
const arms = [0, 60, 120];

const seasonDrawings: Record<Season, ReactNode> = {
  spr: (
    <>
      <path d="M10 18.500V9" className={styles.line} />
      <path
        d="M10 11C9.500 6.500 6.500 4.500 2.500 4.500 2.500 9 5.500 11 10 11z"
        className={styles.fill}
      />
      <path
        d="M10 9c.3-4 2.800-6.500 7.500-6.500C17.500 7 14.500 9 10 9z"
        className={styles.line}
      />
    </>
  ),
  sum: (
    <>
      {petals.map((turn) => (
        <ellipse
          key={turn}
          cx="10"
          cy="5"
          rx="2.700"
          ry="3.700"
          transform={`rotate(${turn} 10 10)`}
          className={styles.line}
        />
      ))}
      <circle cx="10" cy="10" r="2.200" className={styles.fill} />
    </>
  ),
  fall: (
    <>
      <path
        d="M10 15.500C5 15 3 12.500 3.500 9.500L5.500 10 4.500 6l3 .5L10 2l2.500 4.500 3-.5-1 4 2-.5c.5 3-1.500 5.500-6.500 6z"
        className={styles.fill}
      />
      <path d="M10 9v10" className={styles.line} />
    </>
  ),
  win: (
    <>
      {arms.map((turn) => (
        <path
          key={turn}
          d="M10 1.500v17M7.800 3.500 10 5.500l2.200-2M7.800 16.500 10 14.500l2.200 2"
          transform={`rotate(${turn} 10 10)`}
          className={styles.line}
        />
      ))}
    </>
  ),
  "spr-fall": (
    <>
      <path d="M2.500 14.500A8 8 0 0 1 17.500 14.500" className={styles.line} />
      <circle cx="10" cy="6.500" r="2.500" className={styles.fill} />
      <circle cx="3" cy="14.500" r="1.700" className={styles.fill} />
      <circle cx="17" cy="14.500" r="1.700" className={styles.fill} />
    </>
  ),
  all: (
    <>
      <circle cx="10" cy="10" r="7" className={styles.line} />
      {[0, 90, 180, 270].map((turn) => (
        <circle
          key={turn}
          cx="10"
          cy="3"
          r="2"
          transform={`rotate(${turn} 10 10)`}
          className={styles.fill}
        />
      ))}
    </>
  ),
};

/** Sprout, flower, leaf, snowflake; an arc for three seasons, a ring for all year. */
export function SeasonGlyph({ code }: { code: Season }) {
  return <Drawing tone={seasonTone[code]}>{seasonDrawings[code]}</Drawing>;
}
