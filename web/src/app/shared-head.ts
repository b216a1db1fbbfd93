import type { SiteReader } from "shared-types";
import { photoShareImage } from "../features/photo/api/photo-words";
import type { PageHead, ShareImage } from "../lib/page";

/** The site's first slide. Home's tiles would not do: with them, each page would be made anew when home's letter changes. */
async function sitePicture(reader: SiteReader): Promise<ShareImage | undefined> {
  const [slide] = await reader.slides();
  return slide && photoShareImage(slide.photo);
}

/**
 * The head of a page with what a shared link shows: where the page has no picture or description of its own, the
 * site's. Only then is more read, and a failure costs only the picture.
 */
export async function sharedHead(
  head: PageHead,
  reader: SiteReader,
  tagline: string,
): Promise<PageHead> {
  if (head.robots === "noindex") return head;
  return {
    ...head,
    description: head.description || tagline,
    image: head.image ?? (await sitePicture(reader).catch(() => undefined)),
  };
}
