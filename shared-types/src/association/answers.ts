import type { InferType } from "yup";
import { interactions } from "../interaction/codes";
import { named, num, oneOf, shape, str } from "../kit/fields";

export const associationAnswers = named({
  Association: shape({
    associationId: num,
    animalId: num,
    plantId: num,
    interaction: oneOf(interactions),
    source: str,
    href: str,
    /** Common names; those in the bin by the name they had. */
    animalName: str,
    plantName: str,
    /** What `associationupdate` wants as If-Match. */
    etag: str,
  }),
});

export type Association = InferType<typeof associationAnswers.Association>;
