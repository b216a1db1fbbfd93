import { act } from "react";
import type { FoundName } from "shared-types/name/answers";
import { expect, it, vi } from "vitest";
import { useBookNames } from "../../lib/book-names";
import { ownerRead } from "../../lib/owner-calls";
import { host, render, setStage } from "./stage.fixture";

vi.mock("../../lib/owner-calls", () => ({ ownerRead: vi.fn<typeof ownerRead>() }));

setStage();

const moth: FoundName = {
  ...{ kind: "animal", nameScientific: "Hyalophora cecropia", nameCommon: "Cecropia moth" },
  ...{ names: ["Silk moth", "Robin moth"], family: "", order: "", classTax: "", type: "" },
  ...{ native: "", keystone: null, keystoneSource: "", accepted: "", source: "", recordId: 0 },
};

function Found({ typed }: { typed: string }) {
  return useBookNames(typed, "").map(({ nameCommon }) => nameCommon);
}

/** Types, and waits until it was asked for. */
async function type(typed: string) {
  render(<Found typed={typed} />);
  await act(() => vi.advanceTimersByTimeAsync(200));
}

it("shows while it waits only names that have each word of what is typed", async () => {
  vi.useFakeTimers();
  vi.mocked(ownerRead).mockResolvedValueOnce([moth] as never);
  await type("moth");
  expect(host.textContent).toBe("Cecropia moth");
  // A slow network: nothing more is answered.
  vi.mocked(ownerRead).mockReturnValue(new Promise<never>(() => undefined));
  for (const [typed, found] of [
    ["moth rob", "Cecropia moth"],
    ["hyal cec", "Cecropia moth"],
    ["milkweed", ""],
  ] as const) {
    await type(typed);
    expect(host.textContent, typed).toBe(found);
  }
  vi.useRealTimers();
});
