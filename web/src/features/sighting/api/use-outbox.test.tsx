import { act, useEffect } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import type { SightingDraft } from "shared-types/sighting/schema";
import { render, setStage } from "../../../components/form/stage.fixture";
import { newSighting } from "./new-sighting";
import { keepSighting } from "./outbox";
import { useOutbox } from "./use-outbox";

type Sending = { body: SightingDraft };
const calls = vi.hoisted(() => ({
  ownerSave: vi.fn<(what: unknown, sending: Sending) => Promise<ValidationErrors>>(),
}));
vi.mock("../../../lib/owner-calls", () => calls);

let outbox: ReturnType<typeof useOutbox>;
function Stage() {
  const current = useOutbox();
  useEffect(() => {
    outbox = current;
  });
  return null;
}

setStage();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("what is thrown away while the others are being sent is not sent", async () => {
  const [first, second] = [newSighting("2024-05-01"), newSighting("2024-05-02")];
  for (const draft of [first, second]) keepSighting(draft);
  let answer: (errors: ValidationErrors) => void = () => undefined;
  calls.ownerSave.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  render(<Stage />);
  act(() => {
    vi.runAllTimers();
  });
  act(() => outbox.discard(second));
  await act(async () => answer([]));
  expect(calls.ownerSave.mock.calls.map(([, { body }]) => body)).toEqual([first]);
  expect(outbox.waiting).toEqual([]);
});
