import { WidgetInstance } from "friendly-challenge";
import type { CaptchaSettings } from "shared-types/site/parts";
import { solutionField } from "../api/solution-field";
import { captchaStateOf, captchaStates, type CaptchaState } from "./captcha-state";
import { widgetWords } from "./captcha-words";

export interface CaptchaWidget {
  /** Starts solving, unless it is in progress or done. */
  start: () => void;
  /** Discards the solution and solves another puzzle. */
  restart: () => void;
  destroy: () => void;
}

function viewOf(element: HTMLElement): CaptchaState {
  return captchaStateOf({
    response: element.querySelector("input")?.value ?? "",
    text: element.querySelector(".frc-text")?.textContent ?? "",
    progress: element.querySelector("progress")?.value ?? 0,
    hasButton: element.querySelector("button") !== null,
  });
}

/**
 * Runs the friendly-challenge widget hidden and reports its states: what visitors see
 * is CaptchaBox. Four workers and the expiry 30 s before the puzzle's own are the widget's constants
 * (docs/product.md 8.1).
 */
export function openCaptcha(
  place: HTMLElement,
  { sitekey, puzzleUrl }: CaptchaSettings,
  onState: (state: CaptchaState) => void,
): CaptchaWidget {
  // The widget removes its element when destroyed.
  const element = document.createElement("div");
  element.className = "frc-captcha";
  element.dataset.sitekey = sitekey;
  place.append(element);

  let isReady = false;
  let isWanted = false;
  const begin = () => {
    isWanted = false;
    void widget.start();
  };
  const observer = new MutationObserver(() => {
    if (!isWanted) onState(viewOf(element));
  });
  const widget = new WidgetInstance(element, {
    sitekey,
    puzzleEndpoint: puzzleUrl,
    // The widget is ready once its workers are: an earlier start would be overwritten.
    startMode: "none",
    readyCallback: () => {
      isReady = true;
      if (isWanted) begin();
    },
    language: widgetWords,
    solutionFieldName: solutionField,
    skipStyleInjection: true,
  });
  observer.observe(element, { childList: true, subtree: true, attributes: true });

  const want = () => {
    isWanted = true;
    onState(captchaStates.fetching);
    if (isReady) begin();
  };
  return {
    start: () => {
      if (viewOf(element).kind === "unstarted" && !isWanted) want();
    },
    restart: () => {
      isReady = false;
      element.replaceChildren();
      widget.reset();
      want();
    },
    destroy: () => {
      observer.disconnect();
      widget.destroy();
    },
  };
}
