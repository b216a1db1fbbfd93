import type { InferType } from "yup";
import { keptKinds } from "../history/codes";
import { each } from "../kit/each";
import { list, named, num, oneOf, shape, str } from "../kit/fields";

/** What the demo garden brought, by kind; `site` counts texts and pictures of the site record. */
const counted = [
  "plants",
  "animals",
  "photos",
  "resources",
  "links",
  "keywords",
  "categories",
  "quotes",
  "plans",
  "viewpoints",
  "sightings",
  "associations",
  "slides",
  "site",
] as const;

export const demoAnswers = named({
  DemoRemoval: shape({
    removed: shape(each(counted, num)),
    /** What the demo brought and stays. */
    kept: list(shape({ kind: oneOf(keptKinds), id: num, name: str, reason: str })),
    /** The backup made before; '' of a dry run, or when there was nothing to remove. */
    backup: str,
  }),
});

export type DemoRemoval = InferType<typeof demoAnswers.DemoRemoval>;
/** How many records of each kind go. */
export type DemoCounts = DemoRemoval["removed"];
/** A record of the demo that stays, and why. */
export type DemoKept = DemoRemoval["kept"][number];
