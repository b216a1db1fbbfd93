import { act, useEffect } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { linkMessages } from "shared-types/link/codes";
import type { LinkDraft } from "shared-types/link/schema";
import type { LinkItem } from "shared-types/link/answers";
import { render, setStage } from "../../../lib/stage.fixture";
import { useLinkManager } from "./use-link-manager";

const calls = vi.hoisted(() => ({
  addLink: vi.fn<(draft: LinkDraft) => Promise<unknown>>(),
  editLink: vi.fn<(draft: LinkDraft) => Promise<unknown>>(),
  connectLink: vi.fn<(draft: LinkDraft) => Promise<unknown>>(),
  disconnectLink: vi.fn<(draft: LinkDraft) => Promise<unknown>>(),
}));
vi.mock("./link-calls", () => calls);

const oak = { linkId: 1, text: "Oak", href: "https://oak.example" };
const stored = [oak];
type LinkOwner = Parameters<typeof useLinkManager>[0];

const plant: LinkOwner = { linkType: "plant", typeId: 7 };
const alert = vi.fn();
const confirm = vi.fn(() => true);
const log = vi.spyOn(console, "error");

let managing: ReturnType<typeof useLinkManager>;

function Stage({ owner, links }: { owner: LinkOwner; links: LinkItem[] }) {
  const current = useLinkManager(owner, links);
  useEffect(() => {
    managing = current;
  });
  return null;
}
const show = (owner = plant, links: LinkItem[] = stored) =>
  render(<Stage owner={owner} links={links} />);
const texts = () => managing.links.map(({ text }) => text);

const sent = { idempotencyKey: "sent" };

setStage();
beforeEach(() => {
  vi.stubGlobal("alert", alert);
  vi.stubGlobal("confirm", confirm);
  for (const call of [alert, log, ...Object.values(calls)]) call.mockReset();
  log.mockImplementation(() => undefined);
  confirm.mockReturnValue(true);
  show();
});
afterEach(() => vi.unstubAllGlobals());

describe("links of a record", () => {
  test("an added link stands at the end, and is sent as one that opens in a new tab", async () => {
    calls.addLink.mockResolvedValue({ errors: [], newLinkId: 9 });
    await act(() => managing.add({ text: "Fern", href: "/flora/fern" }, sent));
    expect(managing.links.at(-1)).toEqual({ linkId: 9, text: "Fern", href: "/flora/fern" });
    const link = { linkId: 0, text: "Fern", href: "/flora/fern", target: "_blank" };
    const draft = { ...link, download: "", rel: "", type: "", linkType: "plant", typeId: 7 };
    expect(calls.addLink).toHaveBeenCalledWith(draft, sent);
    expect(alert).not.toHaveBeenCalled();
  });

  test("an edited link is replaced; one that is not listed is not sent", async () => {
    calls.editLink.mockResolvedValue([]);
    await act(() => managing.edit({ ...oak, text: "White oak" }));
    expect(texts()).toEqual(["White oak"]);
    await act(() => managing.edit({ ...oak, linkId: 5 }));
    expect(alert).toHaveBeenCalledWith("link id not found.");
    expect(calls.editLink).toHaveBeenCalledTimes(1);
  });

  test("removing asks first, and says when it is done", async () => {
    confirm.mockReturnValueOnce(false);
    await act(() => managing.remove(oak));
    expect(calls.disconnectLink).not.toHaveBeenCalled();
    calls.disconnectLink.mockResolvedValue([]);
    await act(() => managing.remove(oak));
    expect(confirm).toHaveBeenCalledWith("disconnect this link?");
    expect(alert).toHaveBeenCalledWith("link removed successfully.");
    expect(texts()).toEqual([]);
  });

  test("adding an existing link needs one to be chosen", async () => {
    await act(() => managing.connect(undefined));
    expect(alert).toHaveBeenCalledWith(linkMessages.addExisting);
    calls.connectLink.mockResolvedValue([]);
    await act(() => managing.connect({ linkId: 2, text: "Fern", href: "/fern" }));
    expect(texts()).toEqual(["Oak", "Fern"]);
  });

  test("errors alert once, each is logged, and the list stays as it was", async () => {
    calls.addLink.mockResolvedValue({ errors: [{ message: "one" }, { message: "two" }] });
    await act(() => managing.add({ text: "Fern", href: "/fern" }, sent));
    expect(alert.mock.calls).toEqual([["errors occurred in link update...  see console tab."]]);
    expect(log.mock.calls).toEqual([["one"], ["two"]]);
    expect(texts()).toEqual(["Oak"]);
  });

  test("a server that is not reached is said too, and can be tried again", async () => {
    calls.editLink.mockRejectedValue(new Error("Couldn’t reach the server."));
    await act(() => managing.edit({ ...oak, text: "White oak" }));
    expect(log).toHaveBeenCalledWith("Couldn’t reach the server.");
    expect(managing.isBusy).toBe(false);
    expect(texts()).toEqual(["Oak"]);
  });

  test("what the record is read with again counts", () => {
    show(plant, [{ linkId: 4, text: "Moss", href: "/moss" }]);
    expect(texts()).toEqual(["Moss"]);
  });
});
