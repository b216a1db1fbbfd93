import { act } from "react";
import { SWRConfig } from "swr";
import { expect, test, vi } from "vitest";
import type { HealthDetails } from "shared-types/health/answers";
import { healthMessages } from "shared-types/health/codes";
import { host, render, setStage, site } from "../../../components/form/stage.fixture";
import { connectPanel } from "../../../lib/owner-send";
import { HealthAdvice } from "./HealthAdvice";

const calls = vi.hoisted(() => ({ call: vi.fn<() => Promise<{ body: unknown }>>() }));
vi.mock(import("../../../lib/call"), async (original) => ({
  ...(await original()),
  ...(calls as object),
}));

setStage();

const well: HealthDetails = {
  ...{ advice: [], freeBytes: 1, totalBytes: 2, lastBackup: null },
  missing: { count: 0, fileNames: [] },
};

async function show(details?: HealthDetails) {
  connectPanel(site.settings);
  calls.call.mockResolvedValue({ body: { details } });
  await act(async () =>
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <HealthAdvice />
      </SWRConfig>,
    ),
  );
}

test.each([well, undefined])(
  "nothing is said where nothing is wrong, or unknown",
  async (details) => {
    await show(details);
    expect(host.textContent).toBe("");
  },
);

test("the owner reads what is wrong; missing photos are told elsewhere", async () => {
  const missing = { count: 2, fileNames: ["a.jpg", "b.jpg"] };
  await show({ ...well, missing, advice: [healthMessages.disk, healthMessages.missing(2)] });
  expect(host.querySelector("[role=alert]")?.textContent).toBe(healthMessages.disk);
});
