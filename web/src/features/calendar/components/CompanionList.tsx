import { Link } from "react-router-dom";
import type { Companion } from "shared-types/calendar/answers";
import type { Evidence } from "shared-types/calendar/codes";
import { interactionLabels } from "shared-types/interaction/codes";
import { SiteLink } from "../../../components/ui/SiteLink";
import { images, paths, speciesPath } from "../../../lib/paths";
import styles from "./CompanionList.module.css";

/** How something is known, after a name. */
const evidenceWords: Record<Evidence, string> = {
  photo: "photographed here",
  seen: "seen here",
  heard: "heard here",
  sign: "signs of it here",
  books: "in the books",
};

interface CompanionGroup {
  label: string;
  companions: Companion[];
}

/** Companions by what the animal does, in their order. */
function groupCompanions(companions: readonly Companion[]): CompanionGroup[] {
  const groups = new Map<string, CompanionGroup>();
  for (const one of companions) {
    const label = interactionLabels[one.interaction];
    const group = groups.get(label) ?? { label, companions: [] };
    group.companions.push(one);
    groups.set(label, group);
  }
  return [...groups.values()];
}

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
                <Sources sources={sources} />
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  ));
}
