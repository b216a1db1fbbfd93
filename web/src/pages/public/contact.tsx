import { useLocation, useSearchParams } from "react-router-dom";
import type { SiteReader } from "shared-types";
import { PageHeader } from "../../components/layout/PageHeader";
import { siteShareImage } from "../../components/ui/site-picture";
import { ContactAside } from "../../features/contact/components/ContactAside";
import { ContactLetter } from "../../features/contact/components/ContactLetter";
import { sidePicture } from "../../features/contact/side-picture";
import { photoPlace, readPhotoId } from "../../features/photo/api/photo";
import { photoIdParam } from "../../features/photo/api/photo-words";
import { PhotoMention } from "../../features/photo/components/PhotoMention";
import type { PageLoad } from "../../lib/page";
import { prefetch } from "../../lib/swr";
import { useTitle } from "../../lib/title";
import styles from "./contact.module.css";

const head = {
  title: "Contact",
  description:
    "Write to the gardener: comments, corrections and sightings are welcome, and questions too.",
};

/** See PageModule. */
export async function load(
  reader: SiteReader,
  _params: object,
  query: URLSearchParams,
): Promise<PageLoad> {
  const photoId = readPhotoId(query.get(photoIdParam));
  const reads = photoId === undefined ? [] : [photoPlace(photoId)];
  // The form works without the photo too.
  const fallback = await prefetch(reader, reads).catch(() => ({}));
  const image = siteShareImage(sidePicture.name, "side", sidePicture.alt);
  return { fallback, head: { ...head, image } };
}

export function Component() {
  const { key } = useLocation();
  const [query] = useSearchParams();
  useTitle(head.title);
  return (
    <>
      <PageHeader title="Contact" label="Letters to the garden">
        <p>
          A garden kept by one person is full of one person’s mistakes. If you know better, or have
          seen something like it, or simply liked what you found here, I am glad of it.
        </p>
      </PageHeader>
      <div className={styles.layout}>
        <ContactLetter
          photoId={query.get(photoIdParam) ?? ""}
          renderPhoto={(photoId) => <PhotoMention photoId={photoId} />}
          isFirst={key === "default"}
        />
        <ContactAside />
      </div>
    </>
  );
}
