import { loadMessages } from "shared-types/kit/messages";
import { Failed } from "../../../components/feedback/Failed";
import { useSlides } from "../api/slides";
import { Carousel } from "./Carousel";
import { Loading, Skeleton, SkeletonText } from "../../../components/feedback/Skeleton";
import styles from "./Carousel.module.css";

/** The carousel with its data; nothing without slides. */
export function HomeSlides() {
  const { data, error, retry } = useSlides();
  if (data) return <Carousel slides={data} />;
  if (error) return <Failed message={loadMessages.photos} onRetry={retry} />;
  return <CarouselSkeleton />;
}

/** The carousel's shape while its photos are loading. */
function CarouselSkeleton() {
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
