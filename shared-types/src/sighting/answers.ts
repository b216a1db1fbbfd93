import type { InferType } from "yup";
import { interactions, type Interaction } from "../interaction/codes";
import { sightingEvidences } from "./codes";
import { stages, type Stage } from "../stage/codes";
import { bool, list, named, num, oneOf, shape, str } from "../kit/fields";

const sighting = shape({
  sightingId: num,
  clientId: str,
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  date: str,
  /** 0: none. */
  animalId: num,
  plantId: num,
  evidence: oneOf(sightingEvidences),
  stage: oneOf<Stage | "">(["", ...stages]),
  interaction: oneOf<Interaction | "">(["", ...interactions]),
  /** 0: not counted. */
  count: num,
  note: str,
  photoId: num,
  source: str,
  sourceId: str,
  href: str,
  internal: bool,
  /** Who saw it; '' for the owner. */
  observer: str,
  /** The license of what somebody else saw, as an address; '' reserves all rights. */
  license: str,
  /** Captive or cultivated: planted, kept or bred by someone. */
  cultivated: bool,
  /** Common names, '' where there is none; those in the bin by the name they had. */
  animalName: str,
  plantName: str,
  /** What `sightingupdate` wants as If-Match. */
  etag: str,
});

export const sightingAnswers = named({
  Sighting: sighting,
  SightingPage: shape({ items: list(sighting), totalCount: num, totalPageCount: num }),
});

export type Sighting = InferType<typeof sightingAnswers.Sighting>;
export type SightingPage = InferType<typeof sightingAnswers.SightingPage>;
