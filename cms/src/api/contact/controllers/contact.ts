import { contactCalls } from "shared-types/contact/calls";
import { savesLimited } from "../../../http/handlers";
import { refuse } from "../../../http/refuse";
import { controllerOf } from "../../../http/routes";
import { addressKey } from "../../../platform/address-key";
import { environment } from "../../../platform/environment";
import { keyFor } from "../../../platform/keys";
import { serviceOf } from "../../../platform/services";
import { makePuzzle } from "../captcha/puzzle";
import { createSlidingWindow } from "../captcha/sliding-window";

const tooOften = "Too many verifications. Please try again in an hour.";

export default controllerOf(contactCalls, (strapi, calls) => {
  const contact = () => serviceOf(strapi, "api::contact.contact");
  const key = keyFor("captcha puzzle");
  // Puzzles cost nothing to make; the limit only keeps anyone from hoarding them, so a restart may forget it.
  const asked = createSlidingWindow({ max: 60, windowMs: 3_600_000 });
  return {
    captchaPuzzle(ctx) {
      ctx.set("Cache-Control", "no-store");
      const now = Date.now();
      const visitor = addressKey(ctx.ip);
      const waitMs = asked.waitMs(visitor, now);
      if (waitMs > 0) return refuse(ctx, 429, tooOften, { waitMs });
      asked.begin(visitor, now);
      const puzzle = makePuzzle(key, environment.captcha.difficulty, now);
      return { data: { puzzle } };
    },

    contactAdd: savesLimited(calls.contactAdd, (message, ctx) => contact().take(message, ctx.ip)),
  };
});
