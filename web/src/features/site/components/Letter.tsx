import { Link } from "react-router-dom";
import type { SiteHome } from "shared-types/site/codes";
import { Empty } from "../../../components/feedback/Empty";
import { RichText } from "../../../components/ui/RichText";
import { paths } from "../../../lib/paths";
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
      {welcomeText ? (
        <RichText html={welcomeText} className={styles.words} />
      ) : (
        <Empty title="No welcome is written yet." isNew>
          <p>
            Until then, see the <Link to={paths.flora}>plants</Link>, the{" "}
            <Link to={paths.fauna}>animals</Link> and the <Link to={paths.photos}>photos</Link>.
          </p>
        </Empty>
      )}
    </section>
  );
}
