import { contactCalls } from "shared-types/contact/calls";
import type { CaptchaSettings } from "shared-types/site/parts";
import { environment } from "../../../platform/environment";

const { sitekey, provider } = environment.captcha;

/** Where the widget gets its puzzle: the outside provider where one is set up, else this site (docs/product.md 7.4). */
export const captchaSettings: CaptchaSettings =
  sitekey === ""
    ? { sitekey: "habitat", puzzleUrl: contactCalls.captchaPuzzle.path }
    : { sitekey, puzzleUrl: `${provider}/api/v1/puzzle` };
