import { expect, test, vi } from "vitest";
import { ignoreSkippedTransitions } from "./skipped-transitions";

const skipped = () => Promise.reject(new DOMException("Transition was skipped", "AbortError"));

test("a transition that is skipped leaves no rejection that nobody handles", async () => {
  const transition = { ready: skipped(), finished: skipped(), updateCallbackDone: skipped() };
  const page = { startViewTransition: () => transition } as unknown as Document;
  const unhandled = vi.fn<() => void>();
  process.on("unhandledRejection", unhandled);
  ignoreSkippedTransitions(page);
  expect(page.startViewTransition(() => undefined)).toBe(transition);
  await new Promise((resolve) => setImmediate(resolve));
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test("a browser without transitions stays without them", () => {
  const page = {} as Document;
  ignoreSkippedTransitions(page);
  expect("startViewTransition" in page).toBe(false);
});
