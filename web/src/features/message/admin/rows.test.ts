import type { InboxMessage } from "shared-types/inbox/answers";
import { expect, test } from "vitest";
import { leaves, markedPage } from "./instant-marks";
import { rowAfter, rowsOf } from "./rows";

const message = (messageId: number): InboxMessage => ({
  messageId,
  nameFirst: "",
  nameLast: "",
  email: "",
  photoId: "",
  message: "Hello!",
  network: "",
  read: false,
  spam: false,
  verified: true,
  mailState: "none",
  mailFault: "",
  dateReceived: `2026-05-${10 + messageId}T12:00:00.000Z`,
});

const ids = (rows: readonly InboxMessage[]) => rows.map(({ messageId }) => messageId);

// Newest first.
const rows = [5, 4, 2, 1].map(message);

test("'Unread' keeps the open message in its place, though it is read by that", () => {
  const open = { ...message(3), read: true };
  expect(ids(rowsOf(rows, "unread", open))).toEqual([5, 4, 3, 2, 1]);
  expect(ids(rowsOf(rows, "unread", { ...message(0), read: true }))).toEqual([5, 4, 2, 1, 0]);
  expect(rowsOf(rows, "unread", message(4))).toBe(rows);
  expect(rowsOf(rows, "unread", { ...open, spam: true })).toBe(rows);
  expect(rowsOf(rows, "inbox", open)).toBe(rows);
  expect(rowsOf(rows, "unread", undefined)).toBe(rows);
});

test("after those that are gone comes the next, or else the one before, or nobody", () => {
  expect(rowAfter(rows, [4])).toBe(2);
  expect(rowAfter(rows, [5, 2])).toBe(1);
  expect(rowAfter(rows, [2, 1])).toBe(4);
  expect(rowAfter(rows, [5, 4, 2, 1])).toBe(0);
});

test("spam and no spam leave any folder, what is read leaves 'Unread' only", () => {
  expect(leaves("inbox", { spam: true })).toBe(true);
  expect(leaves("spam", { spam: false })).toBe(true);
  expect(leaves("unread", { read: true })).toBe(true);
  expect(leaves("unread", { read: false })).toBe(false);
  expect(leaves("inbox", { read: true })).toBe(false);
});

test("a mark shows at once; what turned into spam leaves the folder, what was read stays", () => {
  const counts = { inbox: 4, unread: 4, spam: 0, notSent: 0 };
  const page = { items: rows, totalPageCount: 1, counts };
  const read = markedPage(page, "unread", { messageIds: [4, 1], read: true });
  expect(read.items.map((row) => row.read)).toEqual([false, true, false, true]);
  expect(ids(markedPage(page, "inbox", { messageIds: [5], spam: true }).items)).toEqual([4, 2, 1]);
  const spam = { ...page, items: rows.map((row) => ({ ...row, spam: true })) };
  expect(ids(markedPage(spam, "spam", { messageIds: [5], spam: false }).items)).toEqual([4, 2, 1]);
  expect(markedPage(spam, "spam", { messageIds: [5], read: true }).items).toHaveLength(4);
});
