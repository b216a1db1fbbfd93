import { contactMessages } from "shared-types/contact/codes";

/** The captcha's states (docs/product.md 7.4). */
export type CaptchaKind = "unstarted" | "fetching" | "solving" | "completed" | "expired" | "error";

export interface CaptchaState {
  kind: CaptchaKind;
  /** How much of the puzzle is solved, 0 to 1. */
  progress: number;
  /** Why it failed; '' when unknown. */
  fault: string;
  /** Whether another try may help. */
  canRetry: boolean;
}

/** What the widget currently shows. */
interface WidgetView {
  /** Its field's value: the state, or the solution. */
  response: string;
  text: string;
  /** 0 to 1. */
  progress: number;
  hasButton: boolean;
}

const kinds: Record<string, CaptchaKind> = {
  "": "unstarted",
  ".UNSTARTED": "unstarted",
  ".FETCHING": "fetching",
  ".UNFINISHED": "solving",
  ".EXPIRED": "expired",
  ".ERROR": "error",
  ".HEADLESS_ERROR": "error",
};

const { captchaFailed, captchaSitekey, captchaWorker, captchaConnection } = contactMessages;
const { captchaBrowser } = contactMessages;

/** The widget appends codes and addresses to its messages; visitors see the sentence only. */
function faultIn(text: string): string {
  const known = [captchaSitekey, captchaWorker, captchaConnection, captchaBrowser];
  return known.find((fault) => text.includes(fault)) ?? text.replace(captchaFailed, "").trim();
}

/** The captcha's state, from what the widget shows (docs/product.md 7.4). */
export function captchaStateOf({ response, text, progress, hasButton }: WidgetView): CaptchaState {
  const kind = kinds[response] ?? "completed";
  return {
    kind,
    progress: kind === "solving" ? progress : kind === "completed" ? 1 : 0,
    fault: kind === "error" ? faultIn(text) : "",
    canRetry: kind === "error" && hasButton,
  };
}

const still = { progress: 0, fault: "", canRetry: false };

export const captchaStates = {
  unstarted: { ...still, kind: "unstarted" },
  fetching: { ...still, kind: "fetching" },
  /** The server did not take the solution. */
  refused: { ...still, kind: "error", canRetry: true },
  /** The widget's code could not be loaded or started. */
  failed: (fault: string): CaptchaState => ({ ...still, kind: "error", fault, canRetry: true }),
} as const satisfies Record<string, CaptchaState | ((fault: string) => CaptchaState)>;

/** The captcha's state, and how often it has failed. */
export interface CaptchaCourse {
  state: CaptchaState;
  failures: number;
}

/** Follows the captcha's states: each failure counts once, however often the widget tells of it. */
export function followCaptcha(now: CaptchaCourse, state: CaptchaState): CaptchaCourse {
  const isNew = state.kind === "error" && now.state.kind !== "error";
  return { state, failures: now.failures + (isNew ? 1 : 0) };
}

/** Whether trying again has not helped, or cannot: a question in words may. */
export const needsWords = ({ state, failures }: CaptchaCourse): boolean =>
  state.kind !== "completed" && (failures > 1 || (state.kind === "error" && !state.canRetry));
