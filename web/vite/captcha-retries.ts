import type { Plugin } from "vite";

const widget = /\/friendly-challenge\/index\.js$/;

const faulty = "fetchAndRetryWithBackoff(url, opts, n) {\n    let time = 1000;";
const mended = "fetchAndRetryWithBackoff(url, opts, n, time = 1000) {";
const again = "fetchAndRetryWithBackoff(url, opts, n - 1)";
const againLater = "fetchAndRetryWithBackoff(url, opts, n - 1, time)";

/**
 * Lets the delay of the captcha widget's retries grow, 1 s and then × 4 (spec §9): friendly-challenge
 * 0.9.20 says so too, but begins each retry at 1 s again.
 */
export function captchaRetries(): Plugin {
  return {
    name: "captcha-retries",
    transform(code, id) {
      if (!widget.test(id)) return undefined;
      if (!code.includes(faulty) || !code.includes(again))
        throw new Error(
          `${id} retries in another way than 0.9.20: see whether this is still needed.`,
        );
      return { code: code.replace(faulty, mended).replace(again, againLater), map: null };
    },
  };
}
