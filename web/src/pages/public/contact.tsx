import type { ReactNode } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import type { CopyContact } from "shared-types/site/parts";
import type { SiteReader } from "shared-types/site/reader";
import { Intro } from "../../components/layout/Intro";
import { PageHeader } from "../../components/layout/PageHeader";
import { Button } from "../../components/ui/Button";
import { sitePhotoShare } from "../../components/ui/site-photo";
import { ContactAside } from "../../features/contact/components/ContactAside";
import styles4467154 from "../../features/contact/components/ContactForm.module.css";
import { ContactLetter } from "../../features/contact/components/ContactLetter";
import { LetterField } from "../../features/contact/components/LetterField";
import { MessageField } from "../../features/contact/components/MessageField";
import { photoPlace, readPhotoId } from "../../features/photo/api/photo";
import { photoIdParam } from "../../features/photo/api/photo-words";
import { PhotoMention } from "../../features/photo/components/PhotoMention";
import { siteContact } from "../../features/site/api/site";
import type { PageLoad } from "../../lib/page";
import { usePageName } from "../../lib/page-name";
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

interface CopyLetterProps extends CopyContact {
  /** The photo id from the address; '' for none. */
  photoId: string;
  renderPhoto: (photoId: string) => ReactNode;
  /** Over the message; '' for none. */
  salutation: string;
}

/** In place of the form on a copy of the site, where nothing takes messages: a mail link or a form that is sent elsewhere. */
function CopyLetter({ form, formTo, photoId, renderPhoto, salutation }: CopyLetterProps) {
  if (form === "mail") {
    const subject = photoId === "" ? "" : `?subject=${encodeURIComponent(`Photo ${photoId}`)}`;
    return (
      <div className={styles4467154.sheet}>
        <p>
          Write an e-mail to <a href={`mailto:${formTo}${subject}`}>{formTo}</a>.
        </p>
        {renderPhoto(photoId)}
      </div>
    );
  }
  const field = { error: undefined, defaultValue: "" };
  return (
    <form method="post" action={formTo} aria-label="Message" className={styles4467154.sheet}>
      <div className={styles4467154.head}>
        <LetterField {...field} name="nameFirst" label="First name" autoComplete="given-name" />
        <LetterField {...field} name="nameLast" label="Last name" autoComplete="family-name" />
        <LetterField
          {...field}
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          hint="Only if you’d like an answer."
        />
        <div>
          <LetterField
            {...field}
            name="photoId"
            label="Photo Id"
            defaultValue={photoId}
            hint="If it’s about a photo, the number under it."
          />
          {renderPhoto(photoId)}
        </div>
      </div>
      <MessageField {...field} name="message" length={0} salutation={salutation} />
      <p className={styles4467154.foot}>
        <Button type="submit" kind="solid" className={styles4467154.send}>
          SEND
        </Button>
      </p>
    </form>
  );
}
