import type { CSSProperties, ReactNode } from "react";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import styles from "./Skeleton.module.css";

interface SkeletonProps {
  width?: CSSProperties["width"];
  height?: CSSProperties["height"];
  /** width / height, for pictures. */
  ratio?: string;
  className?: string;
}

/** A block in the size of what is loading. */
export function Skeleton({ width, height, ratio, className }: SkeletonProps) {
  return (
    <span
      className={[styles.block, className].filter(Boolean).join(" ")}
      style={{ width, height, aspectRatio: ratio }}
    />
  );
}

/** Placeholder lines of text; the last is shorter. */
export function SkeletonText({ lines }: { lines: number }) {
  return (
    <span className={styles.text}>
      {Array.from({ length: lines }, (_, i) => (
        <Skeleton key={i} height="0.9em" width={i === lines - 1 && lines > 1 ? "62%" : "100%"} />
      ))}
    </span>
  );
}

/** Wraps skeletons: screen readers hear that it is loading instead. */
export function Loading({ what, children }: { what: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <p role="status">
        <VisuallyHidden>Loading {what}…</VisuallyHidden>
      </p>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
