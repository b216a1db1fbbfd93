import type { InferType } from "yup";
import { guideSteps } from "./codes";
import { each } from "../kit/each";
import { bool, named, shape } from "../kit/fields";

export const guideAnswers = named({
  Guide: shape({
    /** Whether the owner has put it away. */
    isDismissed: bool,
    /** Whether the demo garden is there. */
    hasDemo: bool,
    /** Whether records that it brought are listed still: also those that stayed when it was removed. */
    hasDemoRecords: bool,
    /** The steps, each true once the site has what it is about, from the owner and not from the demo. */
    done: shape(each(guideSteps, bool)),
  }),
});

export type Guide = InferType<typeof guideAnswers.Guide>;
