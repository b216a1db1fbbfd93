import type { SiteHome } from "shared-types/site/parts";
import { RichText } from "../../../components/ui/RichText";
import { useSite } from "../../../lib/settings";
import styles from "./Letter.module.css";

type LetterProps = Pick<SiteHome, "welcomeTitle" | "welcomeText" | "facts">;

/** The welcome of the home page, with the garden's facts in the margin. */
export function Letter({ welcomeTitle, welcomeText, facts }: LetterProps) {
  const { settings } = useSite();
  return (
    <section className={styles.letter}>
      <div>
        <h1 className={styles.title} tabIndex={-1}>
          {welcomeTitle || settings.title}
        </h1>
        {facts.length > 0 && (
          <dl className={styles.notes}>
            {facts.map(({ label, value }, place) => (
              <div key={place} className={styles.note}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {welcomeText && <RichText html={welcomeText} className={styles.words} />}
    </section>
  );
}
