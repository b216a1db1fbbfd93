import type { SiteReader } from "shared-types/site/reader";
import type { SiteSettings } from "shared-types/site/parts";
import { photoShareImage } from "../features/photo/api/photo-words";
import type { PageHead, ShareImage } from "../lib/page";
import { titleWords } from "../lib/page-name";
import type { Crumb } from "../lib/structured/breadcrumb-list";

/** A head whose words are complete. */
export type SharedHead = Omit<PageHead, "title" | "description" | "parents"> & {
  title: string;
  description: string;
  parents: readonly Crumb[];
};

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
  { title, tagline, names }: Pick<SiteSettings, "title" | "tagline" | "names">,
): Promise<SharedHead> {
  const { description: words, parents = [] } = head;
  const own = {
    ...head,
    title: titleWords(head.title, names),
    description: typeof words === "string" ? words : words(title),
    parents: parents.map(({ name, path }) => ({ name: titleWords(name, names), path })),
  };
  if (head.robots === "noindex") return own;
  return {
    ...own,
    description: own.description || tagline,
    image: head.image ?? (await sitePicture(reader).catch(() => undefined)),
  };
}
