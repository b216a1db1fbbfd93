import type { SiteContact } from "shared-types/site/parts";
import { Picture } from "../../../components/ui/Picture";
import { sitePhotoProps } from "../../../components/ui/site-photo";
import styles from "./ContactAside.module.css";

type ContactAsideProps = Pick<SiteContact, "photo" | "topics">;

/** Next to the form: a picture of the garden, and suggested topics; nothing without either. */
export function ContactAside({ photo, topics }: ContactAsideProps) {
  if (!photo && topics.length === 0) return null;
  return (
    <aside className={styles.aside} aria-label="Before you write">
      {photo && (
        <Picture
          {...sitePhotoProps(photo)}
          className={styles.picture}
          alt={photo.alt}
          sizes="(min-width: 60em) 26rem, 100vw"
          fit="cover"
          instead={null}
        />
      )}
      {topics.length > 0 && (
        <div>
          <h2 className={styles.title}>What I like to hear about</h2>
          <dl>
            {topics.map(({ title, text }, place) => (
              <div key={place} className={styles.subject}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </aside>
  );
}
