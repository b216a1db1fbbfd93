import { useEffect, useState, type ReactNode, useRef } from "react";
import { Link } from "react-router-dom";
import { buttonClass } from "../../../components/ui/Button";
import { paths } from "../../../lib/paths";
import { useSite } from "../../../lib/settings";
import { forgetDraft } from "../api/draft";
import { ContactForm } from "./ContactForm";
import { SproutDrawing } from "./SproutDrawing";
import styles from "./ContactSent.module.css";

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

/** The confirmation, which replaces the form. */
function ContactSent({ onAnother }: { onAnother: () => void }) {
  const block = useRef<HTMLElement>(null);
  useEffect(() => {
    // A post without scripts did not clear the draft.
    forgetDraft();
    block.current?.focus({ preventScroll: true });
    block.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    // Without scripts, `autofocus` does it.
    <section
      ref={block}
      tabIndex={-1}
      autoFocus
      aria-labelledby="letter-sent"
      className={styles.sent}
    >
      <SproutDrawing kind="completed" progress={1} />
      <h2 id="letter-sent" className={styles.title}>
        Your letter is in the box.
      </h2>
      <p>
        Thank you for writing. Everything that comes in is read. If you left an address, you can
        expect an answer.
      </p>
      <p className={styles.ways}>
        <Link to={paths.contact} className={buttonClass("plain")} onClick={onAnother}>
          Write another letter
        </Link>
        <Link to={paths.photos} className={buttonClass("quiet")}>
          Look at the photos
        </Link>
      </p>
    </section>
  );
}
