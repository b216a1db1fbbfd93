// @dialect api/contact/inbox/query
import type { InboxMessage, MessageCounts, MessagePage } from "shared-types/inbox/answers";
import { inboxMessages, messagesPerPage, type MessageFolder } from "shared-types/inbox/codes";
import { beforeEach, describe, expect, test } from "vitest";
import { expectError, expectErrorList } from "../fixtures/errors";
import { eachOf } from "../fixtures/lists";
import { addManyMessages, addMessage, messageTable, wrenMessage } from "../fixtures/messages";
import { useOwnersSite } from "../fixtures/panel";

const { site, panel } = useOwnersSite();
beforeEach(async () => {
  await site.strapi.db.query("api::contact-message.contact-message").deleteMany({});
});

const list = async (folder: MessageFolder = "inbox", pageId = 1) =>
  (await panel.call<MessagePage>("POST", "messages", { folder, pageId })).body;
const counts = async () => (await panel.get<MessageCounts>("messagecounts")).body;
const idsOf = (items: InboxMessage[]) => items.map(({ messageId }) => messageId);
const gone = 999_999;

describe("messages", () => {
  test("have the documented fields", async () => {
    const { id } = await addMessage(site.strapi);
    expect(await list()).toEqual({
      items: [
        {
          messageId: id,
          nameFirst: "Jenny",
          nameLast: "Wren",
          photoId: "12",
          email: wrenMessage.email,
          message: wrenMessage.message,
          dateReceived: wrenMessage.dateReceived,
          network: "192.0.2.0/24",
          read: false,
          spam: false,
          verified: true,
          mailState: "none",
          mailFault: "",
        },
      ],
      totalPageCount: 1,
      counts: { inbox: 1, unread: 1, spam: 0, notSent: 0 },
    });
  });

  test("are read one by one too, in whichever folder; one that is gone is a 404", async () => {
    const { id } = await addMessage(site.strapi, { spam: true });
    const { body } = await panel.get<InboxMessage>(`message/${id}`);
    expect(body).toEqual((await list("spam")).items[0]);
    expect(body.messageId).toBe(id);
    for (const other of [gone, 0, "none"]) {
      const answer = await panel.get(`message/${other}`);
      expectError(answer, 404, "notFound");
    }
  });

  test("come newest first, those of one moment by id, fifty a page, each folder its own", async () => {
    const made = Array.from({ length: 130 }, (_, n) => ({
      dateReceived: new Date(Date.UTC(2024, 4, 1 + ((n * 7) % 40))).toISOString(),
      spam: n % 9 === 0,
      read: n % 2 === 0,
    }));
    const ids = await addManyMessages(site.strapi, made);
    const all = made.map((message, n) => ({ ...message, id: ids[n] ?? 0 }));
    all.sort((a, b) => b.dateReceived.localeCompare(a.dateReceived) || b.id - a.id);
    const folders = {
      inbox: all.filter(({ spam }) => !spam),
      unread: all.filter(({ spam, read }) => !spam && !read),
      spam: all.filter(({ spam }) => spam),
    };
    const { inbox, unread, spam } = folders;
    const lengths = { inbox: inbox.length, unread: unread.length, spam: spam.length };
    const expected = { ...lengths, notSent: 0 };
    expect(await counts()).toEqual(expected);
    for (const folder of ["inbox", "unread", "spam"] as const) {
      const pages = Math.ceil(folders[folder].length / messagesPerPage);
      const found: number[] = [];
      for (let pageId = 1; pageId <= pages; pageId += 1) {
        const page = await list(folder, pageId);
        expect([page.totalPageCount, page.counts]).toEqual([pages, expected]);
        if (pageId < pages) expect(page.items).toHaveLength(messagesPerPage);
        found.push(...idsOf(page.items));
      }
      expect(found).toEqual(folders[folder].map(({ id }) => id));
      expect(await list(folder, pages + 1)).toMatchObject({ items: [], totalPageCount: pages });
    }
  });

  test("without any there is no page", async () => {
    expect(await list()).toMatchObject({ items: [], totalPageCount: 0 });
    expect((await panel.call<MessagePage>("POST", "messages", {})).body.items).toEqual([]);
  });

  test("that Strapi's admin left without marks or date are unread, no spam, and last", async () => {
    const { id } = await addMessage(site.strapi);
    const other = await addMessage(site.strapi);
    await messageTable(site.strapi).update({
      where: { id: other.id },
      data: { read: null, spam: null, dateReceived: null, mailState: null, network: null },
    });
    const { items } = await list("unread");
    expect(idsOf(items)).toEqual([id, other.id]);
    expect(items[1]).toMatchObject({ read: false, spam: false, dateReceived: "" });
    expect(items[1]).toMatchObject({ mailState: "none", network: "" });
    expect(await counts()).toMatchObject({ inbox: 2, unread: 2, spam: 0 });
  });

  const wrong = { folder: ["bin", null, ["inbox"]], pageId: [0, 1.5, "1", -1], sort: ["x"] };
  test.each(eachOf(wrong))("asked for with %j: 400", async (body) => {
    expectError(await panel.call("POST", "messages", body), 400, "malformed");
  });

  test("count as not sent when their mail has failed and not gone out, spam left out", async () => {
    const states = (["none", "waiting", "sent", "failed"] as const).flatMap((mailState) =>
      [0, 1, 6].flatMap((mailTries) =>
        [true, false].map((spam) => ({ mailState, mailTries, spam })),
      ),
    );
    await addManyMessages(site.strapi, states);
    // Waiting after 1 and 6 tries, failed after any.
    expect((await counts()).notSent).toBe(5);
  });
});

describe("marking", () => {
  const mark = (body: object) => panel.save("POST", "messagesmark", body);
  const stored = (id: number) => messageTable(site.strapi).findOne({ where: { id } });

  test("sets what is named, of the messages named", async () => {
    const { id } = await addMessage(site.strapi);
    const other = await addMessage(site.strapi);
    expect(await mark({ messageIds: [id], read: true })).toEqual([]);
    expect(await stored(id)).toMatchObject({ read: true, spam: false });
    expect(await mark({ messageIds: [id], spam: true })).toEqual([]);
    expect(await stored(id)).toMatchObject({ read: true, spam: true });
    expect(await mark({ messageIds: [id], read: false, spam: false })).toEqual([]);
    expect(await stored(id)).toMatchObject({ read: false, spam: false });
    expect(await mark({ messageIds: [id] })).toEqual([]);
    expect(await stored(other.id)).toMatchObject({ read: false, spam: false });
  });

  test("as spam keeps a mail from going, and no other state; back again it stays so", async () => {
    const states = ["none", "waiting", "sent", "failed"];
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    const ids = await addManyMessages(
      site.strapi,
      states.map((mailState) => ({ mailState, mailNextAt: mailState === "waiting" ? soon : null })),
    );
    const mailStates = async () => {
      const found = await Promise.all(ids.map(stored));
      return found.map(({ mailState }) => mailState);
    };
    await mark({ messageIds: ids, read: true, spam: false });
    expect(await mailStates()).toEqual(states);
    await mark({ messageIds: ids, spam: true });
    expect(await mailStates()).toEqual(["none", "none", "sent", "failed"]);
    expect((await stored(ids[1] ?? 0)).mailNextAt).toBeNull();
    await mark({ messageIds: ids, spam: false });
    expect(await mailStates()).toEqual(["none", "none", "sent", "failed"]);
  });

  test("passes over those that are gone; with all of them gone it is a 404", async () => {
    const { id } = await addMessage(site.strapi);
    expect(await mark({ messageIds: [gone, id], read: true })).toEqual([]);
    expect(await stored(id)).toMatchObject({ read: true });
    const answer = await panel.call("POST", "messagesmark", { messageIds: [gone], read: true });
    expectErrorList(answer, 404);
    expect(answer.text).toContain(inboxMessages.missing);
  });

  test("and deleting take 1 to 500 messages, and nothing else", async () => {
    const { id } = await addMessage(site.strapi);
    const many = Array.from({ length: 500 }, (_, n) => id + n);
    expect(await mark({ messageIds: many, read: true })).toEqual([]);
    for (const path of ["messagesmark", "messagesdelete"]) {
      for (const messageIds of [[], [...many, id + 500]])
        expect(await panel.save("POST", path, { messageIds })).toMatchObject([
          { fieldId: "messageIds" },
        ]);
      for (const body of [{ messageIds: id }, { messageIds: ["x"] }, { messageIds: null }])
        expectErrorList(await panel.call("POST", path, body), 400);
      expectErrorList(await panel.call("POST", path, { messageIds: [id], folder: "spam" }), 400);
    }
    const wrong = await panel.call("POST", "messagesmark", { messageIds: [id], read: "yes" });
    expectErrorList(wrong, 400);
    expect((await stored(id)).read).toBe(true);
  });
});

describe("deleting", () => {
  const remove = (messageIds: number[]) => panel.save("POST", "messagesdelete", { messageIds });

  test("removes the messages named, passing over those that are gone", async () => {
    const { id } = await addMessage(site.strapi);
    const other = await addMessage(site.strapi);
    expect(await remove([id, gone])).toEqual([]);
    expect(idsOf((await list()).items)).toEqual([other.id]);
    expectErrorList(await panel.call("POST", "messagesdelete", { messageIds: [id] }), 404);
  });
});

describe("without a mail server", () => {
  test("no mail is sent again, and the owner is told why", async () => {
    const { id } = await addMessage(site.strapi);
    expect(await panel.save("POST", `messagesend/${id}`)).toEqual([
      { fieldId: "", errorMessage: inboxMessages.noMail },
    ]);
    expect(await messageTable(site.strapi).findOne({ where: { id } })).toMatchObject({
      mailState: "none",
    });
    for (const path of [`messagesend/${gone}`, "messagesend/x"])
      expectErrorList(await panel.call("POST", path), 404);
  });

  test("Strapi's own mails are refused too, instead of looking for a server", async () => {
    const email = site.strapi
      .plugin("email")
      .service<{ send(mail: object): Promise<void> }>("email");
    const sent = email.send({ to: "a@example.org", subject: "x", text: "x" });
    await expect(sent).rejects.toThrow(inboxMessages.noMail);
  });
});
