import { loadMessages } from "shared-types/kit/messages";
import type { SiteHome } from "shared-types/site/parts";
import type { SiteReader } from "shared-types/site/reader";
import type { Slide } from "shared-types/slides/answers";
import { Failed } from "../../components/feedback/Failed";
import { Loading, Skeleton, SkeletonText } from "../../components/feedback/Skeleton";
import { sitePhotoShare } from "../../components/ui/site-photo";
import { thisWeek } from "../../features/calendar/api/this-week";
import { ThisWeek } from "../../features/calendar/components/ThisWeek";
import { photoPreload } from "../../features/photo/api/photo-preload";
import { photoNode } from "../../features/photo/api/photo-structured";
import { photoShareImage } from "../../features/photo/api/photo-words";
import { siteHome } from "../../features/site/api/site";
import { slidesRead, useSlides } from "../../features/site/api/slides";
import { Carousel } from "../../features/site/components/Carousel";
import styles from "../../features/site/components/Carousel.module.css";
import { Letter } from "../../features/site/components/Letter";
import { slideSizes } from "../../features/site/components/slide-sizes";
import { Tiles } from "../../features/site/components/Tiles";
import type { PageLoad } from "../../lib/page";
import { website } from "../../lib/structured/website";
import { prefetch, useRead } from "../../lib/swr";
import { useTitle } from "../../lib/title";

/** See PageModule. */
export async function load(reader: SiteReader): Promise<PageLoad> {
  const fallback = await prefetch(reader, [slidesRead, siteHome, thisWeek]);
  const { description, tiles } = fallback[siteHome.key] as SiteHome;
  const first = (fallback[slidesRead.key] as Slide[])[0]?.photo;
  return {
    fallback,
    head: {
      title: "",
      description,
      image: first ? photoShareImage(first) : sitePhotoShare(Object.values(tiles)[0]),
      structured: (site) => [website(description, site, first && photoNode(first, site))],
    },
    preload: first && photoPreload(first, slideSizes),
  };
}

export function Component() {
  useTitle("");
  const { data: home, error, retry } = useRead(siteHome);
  return (
    <>
      <HomeSlides />
      {home && (
        <>
          <Letter {...home} />
          <Tiles {...home} />
          <ThisWeek />
        </>
      )}
      {!home && error !== undefined && (
        <Failed message="Couldn’t load this page." onRetry={retry} />
      )}
    </>
  );
}

/** The carousel with its data; nothing without slides. */
function HomeSlides() {
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
