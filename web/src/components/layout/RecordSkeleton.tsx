import type { ReactNode } from "react";
import { Loading, Skeleton, SkeletonText } from "../feedback/Skeleton";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import styles from "./RecordPage.module.css";

interface RecordSkeletonProps {
  /** The heading until the record's name is known. */
  title: string;
  what: string;
  breadcrumb: ReactNode;
}

/** The skeleton of a record page. */
export function RecordSkeleton({ title, what, breadcrumb }: RecordSkeletonProps) {
  return (
    <div className={styles.page}>
      {breadcrumb}
      <h1 tabIndex={-1}>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      <Loading what={what}>
        <div className={styles.header} data-banner="true">
          <Skeleton ratio="3 / 1" className={styles.banner} />
          <div className={styles.plate}>
            <Skeleton width="6rem" height="0.9rem" />
            <Skeleton width="min(20rem, 80%)" height="3rem" className={styles.title} />
            <Skeleton width="min(14rem, 60%)" height="1.5rem" className={styles.scientific} />
          </div>
        </div>
        <div className={styles.body} data-twofold="true">
          <SkeletonText lines={6} />
          <SkeletonText lines={7} />
        </div>
      </Loading>
    </div>
  );
}
