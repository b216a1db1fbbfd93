import { useEffect, useRef, useState, type RefObject } from "react";
import { contactMessages } from "shared-types";
import { useSite } from "../../../lib/settings";
import { captchaStates, type CaptchaState } from "./captcha-state";
import type { CaptchaWidget } from "./captcha-widget";

export interface Captcha {
  state: CaptchaState;
  /** Where the widget does its work, unseen. */
  place: RefObject<HTMLDivElement | null>;
  /** Fetches the widget's code; it starts nothing. */
  prepare: () => void;
  start: () => void;
  restart: () => void;
  /** What is sent: the widget's marker, or the solution; '' before the widget has come. */
  response: () => string;
}

/** The captcha of a form; the widget's code is fetched when the form is first touched. */
export function useCaptcha(): Captcha {
  const { settings } = useSite();
  const [state, setState] = useState<CaptchaState>(captchaStates.unstarted);
  const place = useRef<HTMLDivElement>(null);
  const opening = useRef<Promise<CaptchaWidget | undefined>>(undefined);

  const open = async () => {
    try {
      const { openCaptcha } = await import("./captcha-widget");
      return place.current ? openCaptcha(place.current, settings.captcha, setState) : undefined;
    } catch (error) {
      opening.current = undefined;
      const isCode = !(error instanceof DOMException);
      const { captchaConnection, captchaWorker } = contactMessages;
      setState(captchaStates.failed(isCode ? captchaConnection : captchaWorker));
      return undefined;
    }
  };
  const opened = () => (opening.current ??= open());

  useEffect(
    () => () => {
      void opening.current?.then((widget) => widget?.destroy());
      opening.current = undefined;
    },
    [],
  );

  return {
    state,
    place,
    prepare: () => void opened(),
    start: () => {
      setState((now) => (now.kind === "unstarted" ? captchaStates.fetching : now));
      void opened().then((widget) => widget?.start());
    },
    restart: () => {
      setState(captchaStates.fetching);
      void opened().then((widget) => widget?.restart());
    },
    response: () => place.current?.querySelector("input")?.value ?? "",
  };
}
