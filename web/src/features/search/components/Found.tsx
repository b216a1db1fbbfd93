import type { AnimalRow } from "shared-types/animal/answers";
import { fold, hasSpelled, spelled } from "shared-types/kit/fold";
import { thumbPlaceholder } from "shared-types/photo/codes";
import type { PhotoItem } from "shared-types/photo/answers";
import type { PlantRow } from "shared-types/plant/answers";
import { resourceFolder } from "shared-types/resource/codes";
import type { ResourceItem } from "shared-types/resource/answers";
import type { FoundPlan, SearchAnswer } from "shared-types/search/answers";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { images } from "../../../lib/paths";
import { queryOf } from "../api/search";
import { FoundGroup } from "./FoundGroup";
import { FoundRow } from "./FoundRow";
import { InternalMark } from "../../../components/ui/InternalMark";
import { Picture } from "../../../components/ui/Picture";
import styles from "./Found.module.css";

/** A photo with its caption, or what it shows. */
function FoundPhoto({ photo, to }: { photo: PhotoItem; to: string }) {
  const { alt, caption, species, visibility } = photo;
  const names = species.map(({ nameCommon }) => nameCommon).join(", ");
  return (
    <li>
      <Link to={to} className={styles.thumb}>
        <Picture
          src={images.thumb(photo.thumbFileName, photo.version)}
          alt={alt}
          width={photo.width}
          height={photo.height}
          sources={photo.sources}
          sizes="(min-width: 48em) 18rem, 45vw"
          placeholder={photo.placeholder}
          fit="cover"
        />
      </Link>
      {visibility !== "public" && (
        <InternalMark words={visibility === "site" ? "Site only" : "Internal"} />
      )}
      <span className={styles.note}>{caption || names}</span>
    </li>
  );
}

/** Where rows lead: to their pages, or in the panel to their forms. */
export interface FoundPaths {
  plant: (row: PlantRow) => string;
  animal: (row: AnimalRow) => string;
  photo: (row: PhotoItem) => string;
  resource: (row: ResourceItem) => string;
  plan: (row: FoundPlan) => string;
  /** The lists. */
  plants: string;
  animals: string;
  photos: string;
}

interface FoundProps {
  text: string;
  answer: SearchAnswer;
  to: FoundPaths;
  /** In the panel: sightings. */
  children?: ReactNode;
}

/** Everything that was found, group by group. */
export function Found({ text, answer, to, children }: FoundProps) {
  const { plants, animals, photos, resources, plans, totals } = answer;
  const asked = spelled(fold(text));
  /** The list, where it is sure to find them too: by the names of all that are shown. */
  const moreIn = (list: string, label: string, names: string[][]) => {
    const isListed = names.every((some) => some.some((name) => hasSpelled(fold(name), asked)));
    return isListed ? { to: list + queryOf(text), label: `${label} “${text}”` } : undefined;
  };
  const namesOf = ({ nameCommon, aka }: Species) => [nameCommon, aka];
  const taggedIn = ({ species }: PhotoItem) => species.map(({ nameCommon }) => nameCommon);
  return (
    <>
      <FoundGroup
        title="Plants"
        total={totals.plants}
        more={moreIn(to.plants, "All plants named", plants.map(namesOf))}
      >
        {plants.map((row) => (
          <SpeciesRow key={row.plantId} row={row} to={to.plant(row)} />
        ))}
      </FoundGroup>
      <FoundGroup
        title="Animals"
        total={totals.animals}
        more={moreIn(to.animals, "All animals named", animals.map(namesOf))}
      >
        {animals.map((row) => (
          <SpeciesRow key={row.animalId} row={row} to={to.animal(row)} />
        ))}
      </FoundGroup>
      <FoundGroup
        title="Photos"
        total={totals.photos}
        more={moreIn(to.photos, "All photos of", photos.map(taggedIn))}
        isPictures
      >
        {photos.map((row) => (
          <FoundPhoto key={row.photoId} photo={row} to={to.photo(row)} />
        ))}
      </FoundGroup>
      <FoundGroup title="Resources" total={totals.resources}>
        {resources.map((row) => (
          <FoundRow
            key={row.resourceId}
            to={to.resource(row)}
            picture={
              row.imgFileName && images.resource(resourceFolder(row.categoryId), row.imgFileName)
            }
            name={row.title || row.subtitle}
            internal={row.internal}
          >
            {row.title && row.subtitle}
          </FoundRow>
        ))}
      </FoundGroup>
      <FoundGroup title="Plans" total={totals.plans}>
        {plans.map((row) => (
          <FoundRow
            key={row.planId}
            to={to.plan(row)}
            picture={row.photo ? images.key(row.photo.thumbFileName, row.photo.version) : ""}
            name={row.title}
            internal={row.internal}
          >
            {row.matched === "beds" ? `Beds: ${row.beds.join(", ")}` : row.period}
          </FoundRow>
        ))}
      </FoundGroup>
      {children}
    </>
  );
}

type Species = SearchAnswer["plants"][number] | SearchAnswer["animals"][number];

function SpeciesRow({ row, to }: { row: Species; to: string }) {
  const { thumbFileName, thumbVersion, nameCommon, nameScientific, internal } = row;
  const isPictured = thumbFileName !== thumbPlaceholder;
  return (
    <FoundRow
      to={to}
      picture={isPictured ? images.key(thumbFileName, thumbVersion) : ""}
      name={nameCommon}
      internal={internal}
      scientific={nameScientific}
    >
      {row.matched === "aka" ? row.aka : row.notesShort}
    </FoundRow>
  );
}
