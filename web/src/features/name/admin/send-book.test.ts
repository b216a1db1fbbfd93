import { expect, test, vi } from "vitest";
import { removeBook } from "./send-book";

const server = vi.hoisted(() => ({ ownerAsk: vi.fn(), ownerRead: vi.fn() }));
vi.mock("../../../lib/owner-calls", () => server);

const answers = (status: number, body: unknown) =>
  server.ownerAsk.mockResolvedValue({ response: new Response(null, { status }), body });

test("a book that takes longer to remove is followed until it is gone", async () => {
  answers(202, { runId: 7 });
  server.ownerRead.mockResolvedValueOnce({ state: "running", read: 0, report: null, problem: "" });
  server.ownerRead.mockResolvedValueOnce({ state: "done", read: 0, report: null, problem: "" });
  expect(await removeBook(2)).toEqual([]);
  expect(server.ownerRead).toHaveBeenCalledTimes(2);
  server.ownerRead.mockResolvedValue({ state: "failed", read: 0, report: null, problem: "No." });
  await expect(removeBook(2)).rejects.toThrow("No.");
});

test("why a book stays is told", async () => {
  const stays = [{ fieldId: "id", errorMessage: "It stays." }];
  answers(200, stays);
  expect(await removeBook(1)).toEqual(stays);
});
