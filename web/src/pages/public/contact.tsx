import { useLocation, useSearchParams } from "react-router-dom";
import type { SiteReader } from "shared-types/site/reader";
import { PageHeader } from "../../components/layout/PageHeader";
import { Intro } from "../../components/layout/Intro";
import { sitePhotoShare } from "../../components/ui/site-photo";
import { ContactAside } from "../../features/contact/components/ContactAside";
import { CopyLetter } from "../../features/contact/components/CopyLetter";
import { ContactLetter } from "../../features/contact/components/ContactLetter";
import { photoPlace, readPhotoId } from "../../features/photo/api/photo";
import { photoIdParam } from "../../features/photo/api/photo-words";
import { PhotoMention } from "../../features/photo/components/PhotoMention";
import type { PageLoad } from "../../lib/page";
import { usePageName } from "../../lib/page-name";
import { siteContact } from "../../features/site/api/site";
import { useSite } from "../../lib/settings";
import { prefetch, useRead } from "../../lib/swr";
import { useTitle } from "../../lib/title";
import styles from "./contact.module.css";

/** See PageModule. */
export async function load(
  reader: SiteReader,
  _params: object,
  query: URLSearchParams,
): Promise<PageLoad> {
  const photoId = readPhotoId(query.get(photoIdParam));
  const reads = photoId === undefined ? [] : [photoPlace(photoId)];
  // The form works without the photo too.
  const photo = await prefetch(reader, reads).catch(() => ({}));
  const contact = await siteContact.get(reader);
  const image = sitePhotoShare(contact.photo);
  return {
    fallback: { ...photo, [siteContact.key]: contact },
    head: { title: { page: "contact" }, description: contact.description, image },
  };
}

export function Component() {
  const { key } = useLocation();
  const [query] = useSearchParams();
  const { data: contact } = useRead(siteContact);
  const { ownerName, place, copyContact } = useSite().settings;
  const title = usePageName("contact");
  useTitle(title);
  const letter = {
    photoId: query.get(photoIdParam) ?? "",
    renderPhoto: (photoId: string) => <PhotoMention photoId={photoId} />,
    salutation: contact?.salutation ?? "",
  };
  return (
    <>
      <PageHeader title={title} label={[ownerName, place].filter(Boolean).join(" · ")}>
        {contact?.intro && <Intro text={contact.intro} />}
      </PageHeader>
      <div className={styles.layout}>
        {copyContact ? (
          <CopyLetter {...copyContact} {...letter} />
        ) : (
          <ContactLetter {...letter} isFirst={key === "default"} />
        )}
        {contact && <ContactAside {...contact} />}
      </div>
    </>
  );
}
