import type { CaptchaPuzzle } from "shared-types";
import { keyFor } from "../../../captcha/keys";
import { makePuzzle } from "../../../captcha/puzzle";
import { environment } from "../../../environment";
import { addressKey } from "../../../lib/address-key";
import { createAttempts } from "../../../lib/attempts";
import type { CallContext } from "../../../lib/call-context";
import { refuse } from "../../../lib/refuse";

const tooOften = "That is more verifications than one person needs. Please try again in an hour.";

export default () => {
  const key = keyFor("captcha puzzle");
  // Costs nothing to make, but who hoards puzzles solves them at leisure: a restart may forget it.
  const asked = createAttempts({ max: 60, windowMs: 3_600_000 });
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
