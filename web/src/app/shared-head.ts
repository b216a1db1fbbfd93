import type { SiteReader, SiteSettings } from "shared-types";
import { photoShareImage } from "../features/photo/api/photo-words";
import type { PageHead, ShareImage } from "../lib/page";

/** A head whose words are complete. */
export type SharedHead = PageHead & { description: string };

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
  { title, tagline }: Pick<SiteSettings, "title" | "tagline">,
): Promise<SharedHead> {
  const { description: words } = head;
  const description = typeof words === "string" ? words : words(title);
  if (head.robots === "noindex") return { ...head, description };
  return {
    ...head,
    description: description || tagline,
    image: head.image ?? (await sitePicture(reader).catch(() => undefined)),
  };
}
