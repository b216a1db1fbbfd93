import type { InferType } from "yup";
import { closed } from "../kit/closed";
import { flag } from "../kit/number";

/** PUT /api/guideupdate. */
export const guideUpdateSchema = closed({ isDismissed: flag("isDismissed") }).meta({
  id: "GuideUpdate",
});

export type GuideUpdate = InferType<typeof guideUpdateSchema>;
