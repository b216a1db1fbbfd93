import type { Core } from "@strapi/strapi";
import { inboxMessages, keepDaysMax } from "shared-types/inbox/codes";
import type { MessageSettings } from "shared-types/inbox/answers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { requireFromCms } from "../../../scripts/stages/from-cms.mjs";
import { readCsv } from "../fixtures/csv";
import { expectErrorList } from "../fixtures/errors";
import { wordsOf } from "../fixtures/lists";
import { addManyMessages, addMessage, messageTable, wrenMessage } from "../fixtures/messages";
import { useOwnersSite } from "../fixtures/panel";

const { site, panel } = useOwnersSite();
beforeEach(async () => {
  await site.strapi.db.query("api::contact-message.contact-message").deleteMany({});
});

const dayMs = 24 * 3_600_000;
const daysAgo = (days: number, now = Date.now()) => ({
  dateReceived: new Date(now - days * dayMs).toISOString(),
});
const settings = async () => (await panel.get<MessageSettings>("messagesettings")).body;
const keep = (keepDays: unknown) => panel.save("PUT", "messagesettingsupdate", { keepDays });
const count = () => messageTable(site.strapi).count();

describe("how long messages are kept", () => {
  test("is for ever until the owner says otherwise", async () => {
    expect(await settings()).toEqual({ keepDays: 0, mailTo: "" });
    await addMessage(site.strapi, daysAgo(20_000));
    expect(await keep(0)).toEqual([]);
    expect(await count()).toBe(1);
  });

  test("goes from 0 to 3650 days", async () => {
    for (const days of [1, keepDaysMax, 0]) {
      expect(await keep(days)).toEqual([]);
      expect((await settings()).keepDays).toBe(days);
    }
    for (const wrong of [-1, 1.5, keepDaysMax + 1, "", "soon", null, undefined])
      expect(await keep(wrong)).toEqual([
        { fieldId: "keepDays", errorMessage: inboxMessages.keepDays },
      ]);
    const more = { keepDays: 3, mailTo: "a@example.org" };
    expectErrorList(await panel.call("PUT", "messagesettingsupdate", more), 400);
    expect((await settings()).keepDays).toBe(0);
  });

  test("holds at once when it is shortened, for any number of messages", async () => {
    await addManyMessages(site.strapi, Array<object>(1203).fill(daysAgo(31)));
    const [young] = await addManyMessages(site.strapi, [{ ...daysAgo(29), spam: true }]);
    const [dateless] = await addManyMessages(site.strapi, [{ dateReceived: null as never }]);
    expect(await keep(32)).toEqual([]);
    expect(await count()).toBe(1205);
    expect(await keep(30)).toEqual([]);
    const left = await messageTable(site.strapi).findMany();
    expect(left.map(({ id }) => id).sort()).toEqual([young, dateless].sort());
  });

  test("ends a millisecond after its last day", async () => {
    const { deleteExpired } = requireFromCms("./dist/src/api/contact/inbox/retention.js") as {
      deleteExpired: (strapi: Core.Strapi, now: Date) => Promise<void>;
    };
    await keep(30);
    const now = Date.now();
    await addMessage(site.strapi, daysAgo(30, now));
    await deleteExpired(site.strapi, new Date(now));
    expect(await count()).toBe(1);
    await deleteExpired(site.strapi, new Date(now + 1));
    expect(await count()).toBe(0);
  });

  test("is looked after when the site starts and every hour, until it ends", async () => {
    const { startMessageJobs, stopMessageJobs } = requireFromCms(
      "./dist/src/api/contact/start-stop.js",
    ) as {
      startMessageJobs: (strapi: Core.Strapi) => Promise<void>;
      stopMessageJobs: (strapi: Core.Strapi) => Promise<void>;
    };
    await keep(30);
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      await addMessage(site.strapi, daysAgo(31));
      await startMessageJobs(site.strapi);
      expect(await count()).toBe(0);
      await addMessage(site.strapi, daysAgo(31));
      vi.advanceTimersByTime(3_599_000);
      // The other one looks for mail to send: the owner may turn it on at any time.
      expect([vi.getTimerCount(), await count()]).toEqual([2, 1]);
      vi.advanceTimersByTime(1000);
      await vi.waitUntil(async () => (await count()) === 0);
      await stopMessageJobs(site.strapi);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("the export", () => {
  const columns = `messageId dateReceived nameFirst nameLast email photoId message read spam
    verified network mailState mailFault`;

  async function exported() {
    const answer = await panel.get("messagesexport");
    // Reading as text drops the byte order mark; the bytes are checked below.
    const [head, ...records] = readCsv(answer.text.replace(/^\uFEFF/, ""));
    expect(head).toEqual(wordsOf(columns));
    return { answer, records };
  }

  test("is a file of UTF-8 with a byte order mark, of the day it is on this site", async () => {
    const { answer, records } = await exported();
    expect(records).toEqual([]);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const day = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" });
    const name = `attachment; filename="messages-${day.format(new Date())}.csv"`;
    expect(answer.headers.get("content-disposition")).toBe(name);
    const headers = { authorization: `Bearer ${panel.token}` };
    const response = await fetch(`${site.url}/api/messagesexport`, { headers });
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  // What cells hold is a table in unit/csv.test.ts.
  test("holds every column of every message, spam too, oldest first, and no formula", async () => {
    const made = Array.from({ length: 430 }, (_, n) => ({
      ...daysAgo((n * 7) % 90, Date.parse(wrenMessage.dateReceived)),
      spam: n % 3 === 0,
      message: `=Message ${n}`,
    }));
    const ids = await addManyMessages(site.strapi, made);
    const sender = ["Jenny", "Wren", wrenMessage.email, "12"];
    const state = ["true", "192.0.2.0/24", "none", ""];
    const expected = made
      .map((message, n) => ({ ...message, id: ids[n] ?? 0 }))
      .sort((a, b) => a.dateReceived.localeCompare(b.dateReceived) || a.id - b.id)
      .map(({ id, dateReceived, message, spam }) => [
        String(id),
        dateReceived,
        ...sender,
        `'${message}`,
        "false",
        String(spam),
        ...state,
      ]);
    expect((await exported()).records).toEqual(expected);
  });
});
