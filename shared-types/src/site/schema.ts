import { array, type InferType, type Schema } from "yup";
import { limits } from "../kit/limits";
import {
  describedPages,
  hemispheres,
  introducedPages,
  namedPages,
  siteListMax,
  switchedPages,
  tileNames,
  weekChoiceMax,
  weekChoiceMessages,
  weekChoices,
  type WeekChoice,
  type Hemisphere,
} from "./codes";
import { isTimeZone } from "../kit/time-zone";
import { closed } from "../kit/closed";
import { each } from "../kit/each";
import { completed, isSafeHref } from "../kit/href";
import { maybeFlag, recordId, recordIds } from "../kit/number";
import { oneOf } from "../kit/filter";
import { line, text } from "../kit/text";

/** Up to 8 of something; lines without any text are left out. */
const short = <Item>(label: string, item: Schema<Item>) =>
  array()
    .of(item)
    .typeError(`${label} must be a list.`)
    .nonNullable(`${label} must be a list.`)
    .default([])
    .transform((items: unknown) => (Array.isArray(items) ? items.filter(hasText) : items))
    .max(siteListMax, `There can be at most ${siteListMax} ${label.toLowerCase()}.`);

const hasText = (item: unknown) =>
  typeof item !== "object" ||
  item === null ||
  Object.values(item).some((value) => typeof value !== "string" || value.trim() !== "");

const noId = ({ path }: { path: string }) => `${path} must be the id of a photo, or 0.`;

/** A photo's id; 0 for none. What is no id is refused: taken for 0, it would empty the tile. */
const pictureId = recordId.typeError(noId).nonNullable(noId).min(0, noId);

const shown = maybeFlag("A page").default(true);

/** PUT /api/siteupdate: the site's own words, pictures and pages (docs/product.md 4.12). */
export const siteDraftSchema = closed({
  title: line("Title", limits.text),
  tagline: line("Tagline", limits.resourceTitle),
  ownerName: line("Your name", limits.text),
  photoLicenseUrl: line("License", limits.href)
    .transform(completed)
    .test(
      "license",
      "The license must be an address such as https://creativecommons.org/licenses/by/4.0/.",
      (href) => !href || (/^https?:/i.test(href) && isSafeHref(href)),
    ),
  timeZone: line("Time zone", limits.text).test(
    "zone",
    "Please choose a time zone such as America/New_York.",
    (name) => !name || isTimeZone(name),
  ),
  hemisphere: oneOf<"" | Hemisphere>(["", ...hemispheres], "")
    .optional()
    .default(""),
  place: line("Place", limits.resourceTitle),
  welcomeTitle: line("Welcome title", limits.resourceTitle),
  welcomeText: text("Welcome letter", limits.notes),
  facts: short(
    "Facts",
    closed({ label: line("Label", limits.text), value: line("Fact", limits.resourceTitle) }),
  ),
  intros: closed(each(introducedPages, text("Introduction", limits.message))),
  descriptions: closed(each(describedPages, line("Description", limits.altCaption))),
  contact: closed({
    salutation: line("Salutation", limits.text),
    topics: short(
      "Topics",
      closed({ title: line("Topic", limits.text), text: text("Text", limits.altCaption) }),
    ),
    photoId: pictureId,
  }),
  tiles: closed(each(tileNames, pictureId)),
  names: closed(each(namedPages, line("Name", limits.text))),
  captions: closed(each(tileNames, line("Words", limits.resourceTitle))),
  pages: closed(each(switchedPages, shown)),
  ...each(weekChoices, recordIds().max(weekChoiceMax, weekChoiceMessages.tooMany)),
}).meta({ id: "SiteDraft" });

export type SiteDraft = InferType<typeof siteDraftSchema>;
export type SiteFact = SiteDraft["facts"][number];
export type WeekChoices = Pick<SiteDraft, WeekChoice>;
