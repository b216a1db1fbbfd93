import type { ReactNode } from "react";
import type { CopyContact } from "shared-types/site/parts";
import { Button } from "../../../components/ui/Button";
import styles from "./ContactForm.module.css";
import { LetterField } from "./LetterField";
import { MessageField } from "./MessageField";

interface CopyLetterProps extends CopyContact {
  /** The photo id from the address; '' for none. */
  photoId: string;
  renderPhoto: (photoId: string) => ReactNode;
  /** Over the message; '' for none. */
  salutation: string;
}

/** In place of the form on a copy of the site, where nothing takes messages: a mail link or a form that is sent elsewhere. */
export function CopyLetter({ form, formTo, photoId, renderPhoto, salutation }: CopyLetterProps) {
  if (form === "mail") {
    const subject = photoId === "" ? "" : `?subject=${encodeURIComponent(`Photo ${photoId}`)}`;
    return (
      <div className={styles.sheet}>
        <p>
          Write an e-mail to <a href={`mailto:${formTo}${subject}`}>{formTo}</a>.
        </p>
        {renderPhoto(photoId)}
      </div>
    );
  }
  const field = { error: undefined, defaultValue: "" };
  return (
    <form method="post" action={formTo} aria-label="Message" className={styles.sheet}>
      <div className={styles.head}>
        <LetterField {...field} name="nameFirst" label="First name" autoComplete="given-name" />
        <LetterField {...field} name="nameLast" label="Last name" autoComplete="family-name" />
        <LetterField
          {...field}
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          hint="Only if you’d like an answer"
        />
        <div>
          <LetterField
            {...field}
            name="photoId"
            label="Photo Id"
            defaultValue={photoId}
            hint="If it’s about a photo, the number under it"
          />
          {renderPhoto(photoId)}
        </div>
      </div>
      <MessageField {...field} name="message" length={0} salutation={salutation} />
      <p className={styles.foot}>
        <Button type="submit" kind="solid" className={styles.send}>
          SEND
        </Button>
      </p>
    </form>
  );
}
