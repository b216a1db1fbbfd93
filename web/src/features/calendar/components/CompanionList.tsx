import { Link } from "react-router-dom";
import type { Companion } from "shared-types/calendar/answers";
import { SiteLink } from "../../../components/ui/SiteLink";
import { images, paths, speciesPath } from "../../../lib/paths";
import { evidenceWords, groupCompanions } from "../api/evidence";
import styles from "./CompanionList.module.css";

function Sources({ sources }: { sources: Companion["sources"] }) {
  return sources.map(({ source, href }, place) => (
    <span key={place} className={styles.source}>
      {href === "" ? source : <SiteLink href={href}>{source}</SiteLink>}
    </span>
  ));
}

/** The animals of a plant, or the plants of an animal, by what is done, each with how it is known. */
export function CompanionList({ companions }: { companions: readonly Companion[] }) {
  return groupCompanions(companions).map(({ label, companions: group }) => (
    <div key={label} className={styles.group}>
      <h3 className={styles.label}>{label}</h3>
      <ul role="list">
        {group.map((one) => {
          const { keyId, nameCommon, evidence, count, photo, sources } = one;
          return (
            <li key={keyId} className={styles.companion} data-photo={photo !== null}>
              {photo && (
                <Link to={paths.photo(photo.photoId)} className={styles.picture}>
                  <img
                    src={images.key(photo.thumbFileName, photo.version)}
                    alt={photo.alt}
                    width={56}
                    height={56}
                    loading="lazy"
                  />
                </Link>
              )}
              <span className={styles.words}>
                <Link to={speciesPath(one)}>{nameCommon}</Link>
                <span className={styles.evidence}>
                  {evidence.map((known) => evidenceWords[known]).join(" · ")}
                  {count > 1 && ` · ${count} records`}
                </span>
                {sources.length > 0 && <Sources sources={sources} />}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  ));
}
