import { HomeSlides } from "../../features/site/components/HomeSlides";
import { Letter } from "../../features/site/components/Letter";
import { Tiles } from "../../features/site/components/Tiles";
import { slideSizes } from "../../features/site/components/slide-sizes";
import { photoPreload } from "../../features/photo/api/photo-preload";
import { photoShareImage } from "../../features/photo/api/photo-words";
import { slidesRead } from "../../features/site/api/slides";
import type { PageLoad } from "../../lib/page";
import { website } from "../../lib/structured/website";
import { prefetch } from "../../lib/swr";
import { useTitle } from "../../lib/title";
import type { PhotoPage, SiteReader } from "shared-types";

const head = {
  title: "",
  description:
    "The notebook of one native-plant backyard: its blueprints, its flora and fauna, and the photos taken there.",
};

/** See PageModule. */
export async function load(reader: SiteReader): Promise<PageLoad> {
  const fallback = await prefetch(reader, [slidesRead]);
  const first = (fallback[slidesRead.key] as PhotoPage).items[0];
  return {
    fallback,
    head: {
      ...head,
      image: first && photoShareImage(first),
      structured: (site) => [website(head.description, site)],
    },
    preload: first && photoPreload(first, slideSizes),
  };
}

export function Component() {
  useTitle(head.title);
  return (
    <>
      <HomeSlides />
      <Letter />
      <Tiles />
    </>
  );
}
