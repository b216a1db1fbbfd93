import { expect, test, vi } from "vitest";
import { readErrors, type Answer } from "./api-client";
import { createOwnerSend } from "./owner-send";
import type { PanelSession } from "./panel-session";

const answerOf = (status: number, body?: unknown): Answer => ({
  response: new Response(null, { status }),
  body,
});

/** Sends a call that is answered so; afterwards a new token is accepted. */
async function sent(first: Answer) {
  const tokenAfter = vi.fn<PanelSession["tokenAfter"]>(async () => "new");
  const session = { token: async () => "old", tokenAfter } as unknown as PanelSession;
  const via = vi.fn(async (_url: string, { token = "" } = {}) =>
    token === "old" ? first : answerOf(200, []),
  );
  const answer = await createOwnerSend(session, via)("/api/plantupdate", { method: "PUT" });
  return { answer, ends: tokenAfter.mock.calls.map(([, end]) => end) };
}

test.each([
  [401, "expired"],
  [403, "notOwner"],
])("a %i of the site asks the owner to sign in", async (status, end) => {
  const { answer, ends } = await sent(answerOf(status, [{ fieldId: "", errorMessage: "No." }]));
  expect(ends).toEqual([end]);
  expect(readErrors(answer)).toEqual([]);
});

test.each([401, 403, 413])("a firewall's %i does not: it is said whose it is", async (status) => {
  const { answer, ends } = await sent(answerOf(status));
  expect(ends).toEqual([]);
  expect(() => readErrors(answer)).toThrow(
    `Something in front of this site, such as a proxy or firewall, refused this. It answered ${status}.`,
  );
});
