import { calls, type CaptchaSettings } from "shared-types";
import { environment } from "../environment";

const { sitekey, provider } = environment.captcha;

/** What the widget asks: the outside provider where one is set up, else this site (contract §8). */
export const captchaSettings: CaptchaSettings =
  sitekey === ""
    ? { sitekey: "habitat", puzzleUrl: calls.captchaPuzzle.path }
    : { sitekey, puzzleUrl: `${provider}/api/v1/puzzle` };
