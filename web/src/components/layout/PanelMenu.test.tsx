import { act } from "react";
import { expect, test, vi } from "vitest";
import type { Guide } from "shared-types/guide/answers";
import { onSite } from "../../lib/stage.fixture";
import { host, render, setStage, site } from "../form/stage.fixture";
import { PanelMenu } from "./PanelMenu";

const calls = vi.hoisted(() => ({ ownerRead: vi.fn<() => Promise<Partial<Guide>>>() }));
vi.mock(import("../../lib/owner-calls"), async (original) => ({
  ...(await original()),
  ...(calls as object),
}));

setStage();

test.each([true, false])(
  "the way to the demo garden is there while anything of it is: %s",
  async (hasDemoRecords) => {
    calls.ownerRead.mockResolvedValue({ hasDemo: false, hasDemoRecords });
    await act(async () => render(onSite(site, <PanelMenu id="menu" onChoose={() => undefined} />)));
    const ways = [...host.querySelectorAll("a")].map(({ textContent }) => textContent);
    expect(ways).toContain("Slides");
    expect(ways.includes("Demo Garden")).toBe(hasDemoRecords);
  },
);
