import type { CaptchaPuzzle } from "shared-types";
import { keyFor } from "../../../platform/keys";
import { makePuzzle } from "../captcha/puzzle";
import { environment } from "../../../platform/environment";
import { addressKey } from "../../../platform/address-key";
import { createSlidingWindow } from "../captcha/sliding-window";
import type { CallContext } from "../../../http/call-context";
import { refuse } from "../../../http/refuse";

const tooOften = "Too many verifications. Please try again in an hour.";

export default () => {
  const key = keyFor("captcha puzzle");
  // Puzzles cost nothing to make; the limit only keeps anyone from hoarding them, so a restart may forget it.
  const asked = createSlidingWindow({ max: 60, windowMs: 3_600_000 });
  return {
    puzzle(ctx: CallContext) {
      ctx.set("Cache-Control", "no-store");
      const now = Date.now();
      const visitor = addressKey(ctx.ip);
      const waitMs = asked.waitMs(visitor, now);
      if (waitMs > 0) {
        refuse(ctx, 429, tooOften, { waitMs });
        return;
      }
      asked.begin(visitor, now);
      const puzzle = makePuzzle(key, environment.captcha.difficulty, now);
      ctx.body = { data: { puzzle } } satisfies CaptchaPuzzle;
    },
  };
};
