import { describe, expect, it } from "vitest";
import { captchaMarkers, contactMessages } from "shared-types/contact/codes";
import {
  captchaStateOf,
  captchaStates,
  followCaptcha,
  needsWords,
  type CaptchaCourse,
  type CaptchaKind,
} from "./captcha-state";

const view = { response: "", text: "", progress: 0, hasButton: false };

describe("captchaStateOf", () => {
  it.each<[string, CaptchaKind]>([
    ["", "unstarted"],
    [".UNSTARTED", "unstarted"],
    [".FETCHING", "fetching"],
    [".UNFINISHED", "solving"],
    [".EXPIRED", "expired"],
    [".ERROR", "error"],
    [".HEADLESS_ERROR", "error"],
    ["abc.def.ghi.jkl", "completed"],
  ])("takes %j for %s", (response, kind) => {
    expect(captchaStateOf({ ...view, response }).kind).toBe(kind);
  });

  it("knows a state for every marker the server refuses", () => {
    for (const response of Object.keys(captchaMarkers))
      expect(captchaStateOf({ ...view, response }).kind, response).not.toBe("completed");
  });

  it("tells how far the solving is, and that a solved puzzle is whole", () => {
    expect(captchaStateOf({ ...view, response: ".UNFINISHED", progress: 0.4 }).progress).toBe(0.4);
    expect(captchaStateOf({ ...view, response: "solution", progress: 0 }).progress).toBe(1);
    expect(captchaStateOf({ ...view, response: ".FETCHING", progress: 0.4 }).progress).toBe(0);
  });

  it("gives the reason of a failure without what the widget adds to it", () => {
    const { captchaFailed, captchaConnection, captchaWorker, captchaBrowser } = contactMessages;
    const failed = (text: string, response = ".ERROR") =>
      captchaStateOf({ ...view, response, text: captchaFailed + text }).fault;
    expect(failed(`${captchaConnection} /api/captcha/puzzle`)).toBe(captchaConnection);
    expect(failed(`${captchaWorker} undefined`)).toBe(captchaWorker);
    expect(failed(captchaBrowser, ".HEADLESS_ERROR")).toBe(captchaBrowser);
    expect(failed("Usage limit reached")).toBe("Usage limit reached");
    expect(failed("")).toBe("");
  });

  it("offers another try where the widget does", () => {
    const failed = { ...view, response: ".ERROR" };
    expect(captchaStateOf({ ...failed, hasButton: true }).canRetry).toBe(true);
    expect(captchaStateOf(failed).canRetry).toBe(false);
  });
});

describe("followCaptcha", () => {
  it("counts each failure once, however often it is told; the second asks for words instead", () => {
    const { fetching, refused, failed } = captchaStates;
    const solved = captchaStateOf({ ...view, response: "a.b.c.d" });
    const course = [fetching, failed("a"), failed("a"), fetching, refused, fetching, solved];
    const counts: number[] = [];
    const asked: boolean[] = [];
    let now: CaptchaCourse = { state: captchaStates.unstarted, failures: 0 };
    for (const state of course) {
      now = followCaptcha(now, state);
      counts.push(now.failures);
      asked.push(needsWords(now));
    }
    expect(counts).toEqual([0, 1, 1, 1, 2, 2, 2]);
    expect(asked).toEqual([false, false, false, false, true, true, false]);
  });

  it("asks for words at once where there is no other try", () => {
    const state = captchaStateOf({ ...view, response: ".HEADLESS_ERROR" });
    expect(needsWords({ state, failures: 1 })).toBe(true);
  });
});
