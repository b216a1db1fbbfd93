import { Loading, Skeleton, SkeletonText } from "../../../components/feedback/Skeleton";
import styles from "./Carousel.module.css";

/** The carousel's shape while its photos are loading. */
export function CarouselSkeleton() {
  return (
    <Loading what="the pictures">
      <div className={styles.carousel}>
        <Skeleton className={styles.frame} />
        <div className={styles.under}>
          <div style={{ width: "min(24rem, 60%)" }}>
            <SkeletonText lines={2} />
          </div>
        </div>
      </div>
    </Loading>
  );
}
