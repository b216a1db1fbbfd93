import { useEffect, useState, type ReactNode } from "react";
import { useSite } from "../../../lib/settings";
import { forgetDraft } from "../api/draft";
import { ContactForm } from "./ContactForm";
import { ContactSent } from "./ContactSent";

interface ContactLetterProps {
  /** The photo id from the address; '' for none. */
  photoId: string;
  renderPhoto: (photoId: string) => ReactNode;
  /** Whether the page is the one that the server sent, not a navigation. */
  isFirst: boolean;
  /** Over the message; '' for none. */
  salutation: string;
}

/** The form, replaced by the confirmation once the message is sent. */
export function ContactLetter(props: ContactLetterProps) {
  const { photoId, renderPhoto, isFirst, salutation } = props;
  const site = useSite();
  const posted = isFirst ? site.postedContact : undefined;
  const [letter, setLetter] = useState({ number: 1, isSent: posted?.isSent ?? false });
  useEffect(() => {
    // Answered by a question in words, it was posted and not sent.
    if (posted?.isSent) forgetDraft();
  }, [posted]);
  if (letter.isSent) {
    return (
      <ContactSent onAnother={() => setLetter({ number: letter.number + 1, isSent: false })} />
    );
  }
  const isPosted = letter.number === 1 && !posted?.isSent;
  return (
    <ContactForm
      key={letter.number}
      posted={isPosted ? posted : undefined}
      photoId={photoId}
      renderPhoto={renderPhoto}
      salutation={salutation}
      isAnother={letter.number > 1}
      onSent={() => setLetter({ ...letter, isSent: true })}
    />
  );
}
