import { capital } from "shared-types/kit/capital";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import {
  describedPages,
  introducedPages,
  namedPages,
  switchedPages,
  tileNames,
} from "shared-types/site/codes";
import type { SiteDraft } from "shared-types/site/schema";

/** The groups of the record, and the names of their fields in the form: `introFlora`. */
const groups = {
  intros: "intro",
  descriptions: "description",
  tiles: "tile",
  names: "name",
  captions: "caption",
  pages: "show",
} as const;
type Group = keyof typeof groups;

const namesOf: Record<Group, readonly string[]> = {
  intros: introducedPages,
  descriptions: describedPages,
  tiles: tileNames,
  names: namedPages,
  captions: tileNames,
  pages: switchedPages,
};

/** The name of a field of a group. */
export const fieldOf = (group: Group, name: string): string => groups[group] + capital(name);

/** The site record with a field for each value, as forms, drafts and merges have them. */
export type SiteForm = Omit<SiteDraft, Group | "contact"> & {
  salutation: string;
  contactPhoto: number;
  topics: SiteDraft["contact"]["topics"];
} & Record<string, unknown>;

const groupNames = Object.keys(groups) as Group[];

/** The form of a record. */
export function formOf(draft: SiteDraft): SiteForm {
  const { intros, descriptions, tiles, names, captions, pages, contact, ...words } = draft;
  const all: Record<Group, Record<string, unknown>> = {
    ...{ intros, descriptions, tiles, names, captions, pages },
  };
  const fields = groupNames.flatMap((group) =>
    namesOf[group].map((name): [string, unknown] => [fieldOf(group, name), all[group][name]]),
  );
  const { salutation, topics, photoId: contactPhoto } = contact;
  return { ...words, salutation, topics, contactPhoto, ...Object.fromEntries(fields) };
}

/** The record of a form. */
export function draftOf(form: SiteForm): SiteDraft {
  const group = (name: Group) =>
    Object.fromEntries(namesOf[name].map((one) => [one, form[fieldOf(name, one)]]));
  const { title, tagline, ownerName, photoLicenseUrl, timeZone, hemisphere, place } = form;
  const { welcomeTitle, welcomeText, facts, salutation, topics, contactPhoto } = form;
  const { pinnedPlants, pinnedAnimals, hiddenPlants, hiddenAnimals } = form;
  return {
    ...{ title, tagline, ownerName, photoLicenseUrl, timeZone, hemisphere, place },
    ...{ welcomeTitle, welcomeText, facts },
    intros: group("intros") as SiteDraft["intros"],
    descriptions: group("descriptions") as SiteDraft["descriptions"],
    contact: { salutation, topics, photoId: contactPhoto || 0 },
    tiles: Object.fromEntries(
      Object.entries(group("tiles")).map(([name, id]) => [name, Number(id) || 0]),
    ) as SiteDraft["tiles"],
    names: group("names") as SiteDraft["names"],
    captions: group("captions") as SiteDraft["captions"],
    pages: group("pages") as SiteDraft["pages"],
    ...{ pinnedPlants, pinnedAnimals, hiddenPlants, hiddenAnimals },
  };
}

/** The server's errors by the form's fields: `intros.flora` is `introFlora`. */
export function formErrors(errors: ValidationErrors): ValidationErrors {
  return errors.map(({ fieldId, errorMessage }) => {
    const [head = "", name = ""] = fieldId.split(".");
    const group = groupNames.find((one) => one === head);
    if (group && name) return { fieldId: fieldOf(group, name), errorMessage };
    if (fieldId === "contact.photoId") return { fieldId: "contactPhoto", errorMessage };
    return { fieldId: head === "contact" ? name : head, errorMessage };
  });
}
