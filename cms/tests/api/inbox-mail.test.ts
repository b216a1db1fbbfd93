// @slow
import { setTimeout } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import type {
  InboxMessage,
  MessageCounts,
  MessagePage,
  MessageSettings,
} from "shared-types/inbox/answers";
import { beforeEach, describe, expect, test } from "vitest";
import { requireFromCms } from "../../../scripts/stages/from-cms.mjs";
import { expectErrorList } from "../fixtures/errors";
import { wordsOf } from "../fixtures/lists";
import { minutesFromNow, useMailingSite, type MailService } from "../fixtures/mailing-site";
import { addMessage, addWaiting, messageTable, wrenMessage } from "../fixtures/messages";
import { owner, ownersPanel, type Panel } from "../fixtures/panel";
import { account, startMute } from "../fixtures/smtp";

const { site, server, mail, sendDue, makeDue, stored, whileDown, clear } = useMailingSite();
let panel: Panel;
beforeEach(clear);

const counts = async () => (await panel.get<MessageCounts>("messagecounts")).body;

/** The only message, as the owner sees it. */
async function only(): Promise<InboxMessage | undefined> {
  return (await panel.call<MessagePage>("POST", "messages", {})).body.items[0];
}

// First: afterwards there is an owner.
test("a mail for a site without an owner waits for one", async () => {
  const { id } = await addWaiting(site.strapi);
  await sendDue();
  expect(await stored(id)).toMatchObject({ mailState: "waiting", mailTries: 1 });
  expect((await stored(id)).mailFault).toBe("There is no owner yet to send mail to.");
  panel = await ownersPanel(site);
  await makeDue(id);
  await sendDue();
  expect(await stored(id)).toMatchObject({ mailState: "sent", mailFault: "" });
});

describe("a mail about a message", () => {
  test("tells the owner everything, and is answered to the visitor", async () => {
    const { id } = await addWaiting(site.strapi);
    await sendDue();
    const [received, ...more] = server.received;
    expect(more).toEqual([]);
    expect([received?.envelopeFrom, received?.envelopeTo]).toEqual([
      "garden@example.org",
      [owner.email],
    ]);
    expect(Object.fromEntries(received?.headers ?? [])).toMatchObject({
      from: ["garden@example.org"],
      to: [owner.email],
      "reply-to": [`Jenny Wren <${wrenMessage.email}>`],
      subject: ["Message from Jenny Wren"],
      "content-type": ["text/plain; charset=utf-8"],
      "auto-submitted": ["auto-generated"],
    });
    expect(received?.text.trim().split("\n")).toEqual([
      "Is that a phoebe?",
      "Or a wren?",
      "",
      "—",
      `From: Jenny Wren, ${wrenMessage.email}`,
      `Photo: 12  ${site.url}/photos/12`,
      "Received: 5/7/2024 8:05 am",
      "Verified: yes",
      `Inbox: ${site.url}/cp/messages?message=${id}`,
    ]);
    expect((await panel.get<MessageSettings>("messagesettings")).body.mailTo).toBe(owner.email);
  });

  test("of someone without a name, an address and a photo says so", async () => {
    const nothing = { nameFirst: "", nameLast: "", email: "", photoId: "", verified: false };
    await addWaiting(site.strapi, { ...nothing, message: "🐝 <b>Été</b> &amp; mehr" });
    await sendDue();
    const [received] = server.received;
    expect(received?.headers.get("subject")).toEqual(["Message from a visitor"]);
    expect(received?.headers.has("reply-to")).toBe(false);
    expect(received?.text).toContain("🐝 <b>Été</b> &amp; mehr\n");
    expect(received?.text).toContain("From: not given\nReceived:");
    expect(received?.text).toContain("Verified: no");
    expect(received?.raw).not.toMatch(/text\/html|multipart/);
  });

  test("of a message that Strapi's admin left half empty is sent all the same", async () => {
    const { id } = await addWaiting(site.strapi);
    await messageTable(site.strapi).update({
      where: { id },
      data: { nameLast: null, email: null, photoId: null, dateReceived: null, mailTries: null },
    });
    await sendDue();
    expect(server.received[0]?.headers.get("subject")).toEqual(["Message from Jenny"]);
    expect(server.received[0]?.text).toContain("—\nFrom: Jenny\nVerified: yes\nInbox:");
  });

  test("has no header of the visitor's making", async () => {
    const line = "\r\nBcc: thief@example.org\r\nX-Evil: 1\r\n\r\nBody";
    const other = "\u2028Bcc: thief@example.org\u0085X-Evil: 1\u202e";
    for (const evil of [line, other, "\nBcc: thief@example.org\n", ", <thief@example.org>"]) {
      const { id } = await addMessage(site.strapi);
      // Bypasses every check.
      const names = { nameFirst: `A${evil}`, nameLast: evil, email: `a@example.org${evil}` };
      const data = { ...names, photoId: `1${evil}`, mailState: "waiting", mailNextAt: new Date() };
      await messageTable(site.strapi).update({ where: { id }, data });
    }
    await sendDue();
    expect(server.received).toHaveLength(4);
    for (const { headers, envelopeTo } of server.received) {
      expect(envelopeTo).toEqual([owner.email]);
      expect([...headers.keys()].sort()).toEqual(
        wordsOf(`auto-submitted content-transfer-encoding content-type date from message-id
          mime-version subject to`),
      );
      expect(headers.get("subject")?.[0]).toMatch(/^Message from A[^\r\n\u0085\u2028\u202e]+$/);
      expect(headers.get("to")).toEqual([owner.email]);
    }
  });

  test("goes to nobody once the message is spam", async () => {
    const { id } = await addWaiting(site.strapi);
    await panel.save("POST", "messagesmark", { messageIds: [id], spam: true });
    await sendDue();
    expect(server.received).toEqual([]);
    expect(await stored(id)).toMatchObject({ mailState: "none" });
  });

  test("goes out only when the message is kept for good, whoever asks when", async () => {
    const undone = site.strapi.db.transaction(async () => {
      await addWaiting(site.strapi);
      mail().wake();
      await setTimeout(300);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await mail().idle();
    expect(server.received).toEqual([]);
  });
});

describe("a mail that cannot go out", () => {
  test("waits, is counted and explained, and goes when the server is back", async () => {
    const { id } = await addWaiting(site.strapi);
    await whileDown(sendDue);
    expect(await only()).toMatchObject({ messageId: id, mailState: "waiting" });
    expect((await only())?.mailFault).toContain("ECONNREFUSED");
    expect((await counts()).notSent).toBe(1);
    const { mailNextAt } = await stored(id);
    expect(minutesFromNow(mailNextAt)).toBeCloseTo(1, 0);
    await sendDue();
    expect(server.received).toEqual([]);
    await makeDue(id);
    await sendDue();
    expect(await only()).toMatchObject({ mailState: "sent", mailFault: "" });
    expect((await counts()).notSent).toBe(0);
    expect(server.received).toHaveLength(1);
  });

  test("is tried after 1, 5, 30, 120 and 720 minutes, and then given up until asked for", async () => {
    const { id } = await addWaiting(site.strapi);
    server.refusal.recipient = "No such mailbox here";
    const waits: number[] = [];
    for (let tries = 1; tries <= 5; tries += 1) {
      await sendDue();
      const { mailState, mailTries, mailNextAt } = await stored(id);
      expect([mailState, mailTries]).toEqual(["waiting", tries]);
      waits.push(Math.round(minutesFromNow(mailNextAt)));
      await makeDue(id);
    }
    expect(waits).toEqual([1, 5, 30, 120, 720]);
    await sendDue();
    expect(await stored(id)).toMatchObject({ mailState: "failed", mailTries: 6, mailNextAt: null });
    expect((await only())?.mailFault).toContain("No such mailbox here");
    expect((await counts()).notSent).toBe(1);

    server.refusal.recipient = null;
    expect(await panel.save("POST", `messagesend/${id}`)).toEqual([]);
    await mail().idle();
    expect(await only()).toMatchObject({ mailState: "sent", mailFault: "" });
    expect(server.received).toHaveLength(1);
    expectErrorList(await panel.call("POST", "messagesend/999999"), 404);
  });

  test("does not hold up the others for long when the server says nothing", async () => {
    const { id } = await addWaiting(site.strapi);
    const began = Date.now();
    await whileDown(async () => {
      const mute = await startMute(server.port);
      await sendDue();
      await mute.close();
    });
    expect(Date.now() - began).toBeLessThan(10_000);
    expect(await stored(id)).toMatchObject({ mailState: "waiting", mailTries: 1 });
    expect((await stored(id)).mailFault).toMatch(/greeting|timeout/i);
  });

  test("says why in 300 characters without the password, whatever the server repeats", async () => {
    const { user, pass } = account;
    const token = Buffer.from(`\0${user}\0${pass}`).toString("base64");
    server.refusal.signIn = `Not with ${pass} or ${encodeURIComponent(pass)} or ${token} ${"x".repeat(400)}`;
    const { id } = await addWaiting(site.strapi);
    await sendDue();
    const { mailFault } = await stored(id);
    expect(mailFault).toHaveLength(300);
    expect(mailFault).toContain("Not with … or … or … xxx");
  });
});

describe("one mail for one message", () => {
  test("goes out when two processes look at the same moment", async () => {
    const { default: serviceOf } = requireFromCms("./dist/src/api/contact/services/mail.js") as {
      default: (site: { strapi: Core.Strapi }) => MailService;
    };
    const others = [1, 2, 3].map(() => serviceOf({ strapi: site.strapi }));
    for (let n = 0; n < 12; n += 1) await addWaiting(site.strapi, { nameLast: `Wren ${n}` });
    for (const each of [mail(), ...others]) each.wake();
    await Promise.all([mail(), ...others].map((each) => each.idle()));
    const subjects = server.received.map(({ headers }) => headers.get("subject")?.[0]);
    expect(subjects.sort()).toEqual(
      Array.from({ length: 12 }, (_, n) => `Message from Jenny Wren ${n}`).sort(),
    );
  });

  test("is another's to send only when the process that took it has not ended it in time", async () => {
    const { id } = await addWaiting(site.strapi);
    await whileDown(async () => {
      const mute = await startMute(server.port);
      mail().wake();
      const taken = async () => minutesFromNow((await stored(id)).mailNextAt);
      await expect.poll(taken).toBeGreaterThan(1.5);
      await mail().idle();
      await mute.close();
    });
    // As a killed process leaves it.
    await messageTable(site.strapi).update({
      where: { id },
      data: { mailTries: 0, mailNextAt: new Date(Date.now() + 60_000) },
    });
    await sendDue();
    expect(server.received).toEqual([]);
    await makeDue(id);
    await sendDue();
    expect(server.received).toHaveLength(1);
  });
});

// Last: it does not begin again.
test("no mail begins once the site goes down; it goes after the next start", async () => {
  await mail().stop();
  const { id } = await addWaiting(site.strapi);
  await sendDue();
  expect(server.received).toEqual([]);
  expect(await stored(id)).toMatchObject({ mailState: "waiting", mailTries: 0 });
});
