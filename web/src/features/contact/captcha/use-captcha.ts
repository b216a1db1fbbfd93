import { useEffect, useRef, useState } from "react";
import { contactMessages } from "shared-types/contact/codes";
import { useSite } from "../../../lib/settings";
import {
  captchaStates,
  followCaptcha,
  needsWords,
  type CaptchaCourse,
  type CaptchaState,
} from "./captcha-state";
import type { CaptchaWidget } from "./captcha-widget";

export type Captcha = ReturnType<typeof useCaptcha>;

const firstCaptcha: CaptchaCourse = { state: captchaStates.unstarted, failures: 0 };

/** The captcha of a form; the widget's code is loaded on the first interaction with the form. */
export function useCaptcha() {
  const { settings } = useSite();
  const [course, setCourse] = useState(firstCaptcha);
  const follow = (next: CaptchaState) => setCourse((now) => followCaptcha(now, next));
  const place = useRef<HTMLDivElement>(null);
  const opening = useRef<Promise<CaptchaWidget | undefined>>(undefined);

  const open = async () => {
    try {
      const { openCaptcha } = await import("./captcha-widget");
      return place.current ? openCaptcha(place.current, settings.captcha, follow) : undefined;
    } catch (error) {
      opening.current = undefined;
      const isCode = !(error instanceof DOMException);
      const { captchaConnection, captchaWorker } = contactMessages;
      follow(captchaStates.failed(isCode ? captchaConnection : captchaWorker));
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

  const restart = () => {
    follow(captchaStates.fetching);
    void opened().then((widget) => widget?.restart());
  };

  return {
    state: course.state,
    needsWords: needsWords(course),
    /** The hidden element of the widget. */
    place,
    /** Loads the widget's code without starting it. */
    prepare: () => void opened(),
    start: () => {
      setCourse((now) =>
        now.state.kind === "unstarted" ? followCaptcha(now, captchaStates.fetching) : now,
      );
      void opened().then((widget) => widget?.start());
    },
    restart,
    /** The server did not take the solution: another is worked out. */
    refuse: () => {
      follow(captchaStates.refused);
      restart();
    },
    /** The value to send: the widget's state, or the solution; '' before the widget is loaded. */
    response: () => place.current?.querySelector("input")?.value ?? "",
  };
}
