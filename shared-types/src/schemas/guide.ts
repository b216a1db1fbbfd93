import { closed } from "./closed";
import { flag } from "./number";

/** PUT /api/guideupdate. */
export const guideUpdateSchema = closed({ isDismissed: flag("isDismissed") });
