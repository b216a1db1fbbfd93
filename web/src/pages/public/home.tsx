import { thisWeek } from "../../features/calendar/api/this-week";
import { ThisWeek } from "../../features/calendar/components/ThisWeek";
import { HomeSlides } from "../../features/site/components/HomeSlides";
import { Letter } from "../../features/site/components/Letter";
import { Tiles } from "../../features/site/components/Tiles";
import { slideSizes } from "../../features/site/components/slide-sizes";
import { photoPreload } from "../../features/photo/api/photo-preload";
import { photoNode } from "../../features/photo/api/photo-structured";
import { photoShareImage } from "../../features/photo/api/photo-words";
import { Failed } from "../../components/feedback/Failed";
import { sitePhotoShare } from "../../components/ui/site-photo";
import { siteHome } from "../../features/site/api/site";
import { slidesRead } from "../../features/site/api/slides";
import type { PageLoad } from "../../lib/page";
import { website } from "../../lib/structured/website";
import { prefetch, useRead } from "../../lib/swr";
import { useTitle } from "../../lib/title";
import type { SiteHome } from "shared-types/site/parts";
import type { SiteReader } from "shared-types/site/reader";
import type { Slide } from "shared-types/slides/answers";

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
