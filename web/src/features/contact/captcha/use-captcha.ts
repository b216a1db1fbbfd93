import { useEffect, useRef, useState, type RefObject } from "react";
import { contactMessages } from "shared-types";
import { useSite } from "../../../lib/settings";
import { captchaStates, type CaptchaState } from "./captcha-state";
import type { CaptchaWidget } from "./captcha-widget";

export interface Captcha {
  state: CaptchaState;
  /** The hidden element of the widget. */
  place: RefObject<HTMLDivElement | null>;
  /** Loads the widget's code without starting it. */
  prepare: () => void;
  start: () => void;
  restart: () => void;
  /** The value to send: the widget's state, or the solution; '' before the widget is loaded. */
  response: () => string;
}

/** The captcha of a form; the widget's code is loaded on the first interaction with the form. */
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
