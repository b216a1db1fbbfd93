import type { Plugin } from "vite";

const widget = /\/friendly-challenge\/index\.js$/;

const restarted = /(fetchAndRetryWithBackoff\(url, opts, n)(\) \{)\s*let time = 1000;/;
const again = /(fetchAndRetryWithBackoff\(url, opts, n - 1)\)/;

/**
 * Makes the captcha widget's retry delay grow, 1 s and then × 4: friendly-challenge
 * 0.9.20 documents the same, but starts each retry at 1 s again.
 */
export function captchaRetries(): Plugin {
  return {
    name: "captcha-retries",
    transform(code, id) {
      if (!widget.test(id)) return undefined;
      if (!restarted.test(code) || !again.test(code))
        throw new Error(
          `${id} retries in another way than 0.9.20: see whether this is still needed.`,
        );
      const mended = code.replace(restarted, "$1, time = 1000$2").replace(again, "$1, time)");
      return { code: mended, map: null };
    },
  };
}
