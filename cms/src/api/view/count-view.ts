import type { IncomingMessage } from "node:http";
import { createViewCounter } from "./counter";
import { isVisitor } from "./visitor";

/** The views of this process that are not written yet. */
export const viewCounter = createViewCounter();

let isOn = true;

/** Turns the counting by this process on or off. */
export function setCounting(on: boolean): void {
  isOn = on;
  if (!on) viewCounter.take();
}

/** Whether this process counts. */
export const isCounting = (): boolean => isOn;

/** Counts a page that has been sent, if a visitor asked for it; called for each, so it must cost next to nothing. */
export function countView(request: IncomingMessage): void {
  if (!isOn || !isVisitor(request)) return;
  const url = request.url ?? "";
  const end = url.indexOf("?");
  viewCounter.count(end < 0 ? url : url.slice(0, end));
}
