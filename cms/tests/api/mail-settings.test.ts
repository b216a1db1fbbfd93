// @slow
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { accountMessages } from "shared-types/account/codes";
import { inboxMessages } from "shared-types/inbox/codes";
import type { MessageSettings } from "shared-types/inbox/answers";
import { mailMessages } from "shared-types/mail/codes";
import type { MailSettings } from "shared-types/mail/answers";
import type { MailSettingsDraft } from "shared-types/mail/schema";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { requireFromCms } from "../../../scripts/stages/from-cms.mjs";
import { send } from "../fixtures/ask";
import { newVisitor } from "../fixtures/contact";
import type { MailService } from "../fixtures/mailing-site";
import { addWaiting, messageTable } from "../fixtures/messages";
import { owner, useOwnersSite } from "../fixtures/panel";
import { account, startMailServer, startMute, type MailServer } from "../fixtures/smtp";

const { site, panel } = useOwnersSite({ env: { CAPTCHA_DIFFICULTY: "40", LOG_LEVEL: "debug" } });
let server: MailServer;
let tlsServer: MailServer;
beforeAll(async () => {
  [server, tlsServer] = await Promise.all([startMailServer(), startMailServer({ secure: true })]);
});
afterAll(() => Promise.all([server.down(), tlsServer.down()]));

const mail = () => site.strapi.service("api::contact.mail") as unknown as MailService;
const resets = () =>
  site.strapi.service("api::account.reset-mail") as unknown as { idle(): Promise<void> };
const email = () =>
  site.strapi.plugin("email").service<{ send(mail: object): Promise<void> }>("email");

const settings = async () => (await panel.get<MailSettings>("owner/mail")).body;
const typed = (more: Partial<MailSettingsDraft> = {}): MailSettingsDraft => ({
  server: "127.0.0.1",
  port: server.port,
  security: "none",
  user: account.user,
  mailPassword: account.pass,
  from: "garden@example.org",
  to: "",
  signInPassword: owner.password,
  ...more,
});
const save = (more?: Partial<MailSettingsDraft>) => panel.save("PUT", "owner/mail", typed(more));
const tryOut = (more?: Partial<MailSettingsDraft>) =>
  panel.save("POST", "owner/mailtest", typed(more));
const turnOff = (signInPassword = owner.password) =>
  panel.save("POST", "owner/mailoff", { signInPassword });
const at = (fieldId: string, errorMessage: string) => [{ fieldId, errorMessage }];
const quoted = (message: string, reply: string) =>
  expect.stringMatching(new RegExp(`^${message} It says: .*${reply}`)) as string;

const rows = () => site.strapi.db.query("strapi::core-store");
const storedRow = () =>
  rows().findOne({ where: { key: "api_mail_settings" } }) as Promise<{ value: string } | null>;
const askReset = () => send(`${site.url}/api/owner/resetask`, { email: owner.email });
const envelopes = () => server.received.map(({ envelopeTo }) => envelopeTo[0]);

/** The environment that the server has read; its modules are loaded with the site. */
function inEnvironment(more: object): () => void {
  const { environment } = requireFromCms("./dist/src/platform/environment.js") as {
    environment: { mail: object };
  };
  const before = { ...environment.mail };
  Object.assign(environment.mail, more);
  return () => Object.assign(environment.mail, before);
}

beforeEach(async () => {
  await site.strapi.db.query("api::contact-message.contact-message").deleteMany({});
  await rows().deleteMany({ where: { key: "api_mail_settings" } });
  await site.strapi.db.connection("counts").delete();
  server.received.length = 0;
  Object.assign(server.refusal, { recipient: null, signIn: null });
});

describe("a test e-mail", () => {
  test("goes out with what is typed, to the owner unless told otherwise, and saves nothing", async () => {
    expect(await tryOut()).toEqual([]);
    expect(await tryOut({ to: "wren@example.org" })).toEqual([]);
    expect(envelopes()).toEqual([owner.email, "wren@example.org"]);
    const [{ headers, envelopeFrom, text } = { headers: new Map() }] = server.received;
    expect(envelopeFrom).toBe("garden@example.org");
    expect(headers.get("subject")).toEqual(["Test e-mail from My garden"]);
    expect(text).toContain(`${site.url}/cp/account`);
    expect(await settings()).toMatchObject({ status: "off", server: "", hasPassword: false });
  });

  test("says in plain words why it fails, on the field to look at", async () => {
    const closed = await startMute(0);
    await closed.close();
    const web = await startMute(
      0,
      (socket) => void socket.write("HTTP/1.1 400 Bad Request\r\n\r\n"),
    );
    const cases: [Partial<MailSettingsDraft>, string, string][] = [
      [{ server: "no-such-host.invalid" }, "server", mailMessages.unknownServer],
      [{ port: closed.port }, "port", mailMessages.refused],
      [{ port: web.port }, "port", mailMessages.noMailServer],
      [{ security: "tls" }, "security", mailMessages.notTls],
      [{ security: "starttls" }, "security", mailMessages.noStartTls],
      [{ security: "tls", port: tlsServer.port }, "server", mailMessages.certificate],
      [
        { mailPassword: "no" },
        "mailPassword",
        quoted("Wrong user name or password.*", "Wrong password"),
      ],
    ];
    for (const [more, fieldId, errorMessage] of cases)
      expect(await tryOut(more), JSON.stringify(more)).toEqual(at(fieldId, errorMessage));
    server.refusal.recipient = "No such mailbox";
    expect(await tryOut()).toEqual(at("to", quoted(mailMessages.recipient, "No such mailbox")));
    await web.close();
    expect(server.received).toEqual([]);
  });

  test("never repeats the password, whatever the server says", async () => {
    server.refusal.signIn = `Not with ${account.pass}`;
    const [fault] = await tryOut();
    expect(fault?.errorMessage).toContain("Not with …");
  });

  test("is sent twenty times an hour, and only with the owner's password", async () => {
    expect(await tryOut({ signInPassword: "not this one" })).toEqual(
      at("signInPassword", accountMessages.wrongPassword),
    );
    expect(await tryOut()).toEqual([]);
    const counts = () => site.strapi.db.connection("counts");
    const [one] = (await counts().where({ kind: "mailTest" })) as { id: string }[];
    await counts().insert(Array.from({ length: 19 }, (_, n) => ({ ...one, id: `test ${n}` })));
    const late = await panel.call("POST", "owner/mailtest", typed());
    expect([late.status, late.body]).toEqual([429, at("", accountMessages.tooOften)]);
    expect(server.received).toHaveLength(1);
  });
});

describe("settings", () => {
  test.each([
    [{ server: "" }, at("server", mailMessages.noServer)],
    [{ server: "smtps://mail.example" }, at("server", mailMessages.server)],
    [{ server: "mail.example:587" }, at("server", mailMessages.server)],
    [{ port: 0 }, at("port", mailMessages.port)],
    [{ port: 65_536 }, at("port", mailMessages.port)],
    [{ user: "" }, at("user", mailMessages.noUser)],
    [{ mailPassword: "" }, at("mailPassword", mailMessages.noPassword)],
    [{ from: "" }, at("from", mailMessages.noSender)],
    [{ from: "garden" }, at("from", "Please enter a valid e-mail address.")],
    [{ to: "a@b.org, c@d.org" }, at("to", "Please enter a valid e-mail address.")],
    [{ signInPassword: "" }, at("signInPassword", "Please enter your password.")],
    [{ signInPassword: "no" }, at("signInPassword", accountMessages.wrongPassword)],
  ])("that are wrong are refused on their field: %j", async (more, errors) => {
    expect(await save(more)).toEqual(errors);
    expect(await storedRow()).toBeNull();
  });

  test("hold at once for messages, reset links and Strapi's own mails", async () => {
    expect((await askReset()).body).toEqual(at("", accountMessages.noMails));
    expect(await save({ to: "wren@example.org" })).toEqual([]);
    expect((await newVisitor(site).write()).errors).toEqual([]);
    await mail().idle();
    expect((await askReset()).body).toEqual([]);
    await resets().idle();
    await email().send({ to: "editor@example.org", subject: "x", text: "x" });
    expect(envelopes()).toEqual(["wren@example.org", owner.email, "editor@example.org"]);
    expect(new Set(server.received.map(({ envelopeFrom }) => envelopeFrom))).toEqual(
      new Set(["garden@example.org"]),
    );
    const { mailTo } = (await panel.get<MessageSettings>("messagesettings")).body;
    expect(mailTo).toBe("wren@example.org");
  });

  test("never tell the password, which is stored encrypted", async () => {
    await save();
    const { text, body } = await panel.get<MailSettings>("owner/mail");
    expect(body).toEqual({
      status: "on",
      server: "127.0.0.1",
      port: server.port,
      security: "none",
      user: account.user,
      hasPassword: true,
      from: "garden@example.org",
      to: "",
      fixed: { server: false, from: false, to: false },
    });
    const row = JSON.stringify(await storedRow());
    expect(row).toContain("sealedPassword");
    for (const said of [text, row])
      for (const form of [account.pass, Buffer.from(account.pass).toString("base64")])
        expect(said).not.toContain(form);
  });

  test("leave the password in no file: no log and, on SQLite, no table and no history", async () => {
    await save();
    await tryOut({ user: "someone else" });
    const files = readdirSync(site.dataDir, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile(),
    );
    expect(files.map(({ name }) => name)).toContain("habitat.log");
    for (const { parentPath, name } of files) {
      const bytes = readFileSync(join(parentPath, name));
      for (const form of [account.pass, Buffer.from(account.pass).toString("base64")])
        expect(bytes.includes(form), name).toBe(false);
    }
  });

  test("keep the password that is left empty, but not for another server", async () => {
    await save();
    expect(await save({ mailPassword: "", from: "yard@example.org" })).toEqual([]);
    expect(await tryOut({ mailPassword: "" })).toEqual([]);
    const elsewhere = { mailPassword: "", server: "localhost" };
    for (const attempt of [save, tryOut])
      expect(await attempt(elsewhere)).toEqual(at("mailPassword", mailMessages.otherServer));
    expect(await settings()).toMatchObject({ server: "127.0.0.1", from: "yard@example.org" });
  });

  test("restored where other secrets are ask for the password again; mails wait until then", async () => {
    await save();
    const { value } = (await storedRow()) ?? { value: "" };
    const row = JSON.parse(value) as { sealedPassword: string };
    const sealed = Buffer.from(row.sealedPassword, "base64");
    sealed[0] = (sealed[0] ?? 0) ^ 1;
    const other = JSON.stringify({ ...row, sealedPassword: sealed.toString("base64") });
    await rows().updateMany({ where: { key: "api_mail_settings" }, data: { value: other } });

    expect(await settings()).toMatchObject({ status: "locked", hasPassword: false });
    expect((await askReset()).body).toEqual(at("", accountMessages.noMails));
    const { id } = await addWaiting(site.strapi);
    mail().wake();
    await mail().idle();
    const stored = () => messageTable(site.strapi).findOne({ where: { id } });
    expect(await stored()).toMatchObject({ mailState: "waiting", mailFault: mailMessages.locked });
    const later = new Date(Date.now() + 3_600_000).toISOString();
    await messageTable(site.strapi).update({ where: { id }, data: { mailNextAt: later } });

    expect(await save({ mailPassword: "" })).toEqual(at("mailPassword", mailMessages.lockedField));
    expect(await save()).toEqual([]);
    await mail().idle();
    expect(await stored()).toMatchObject({ mailState: "sent" });
  });

  test("are forgotten when e-mail is turned off, and nothing waits any more", async () => {
    await save();
    const later = new Date(Date.now() + 3_600_000).toISOString();
    const { id } = await addWaiting(site.strapi, { mailNextAt: later });
    expect(await turnOff("no")).toEqual(at("signInPassword", accountMessages.wrongPassword));
    expect(await turnOff()).toEqual([]);
    expect(await storedRow()).toBeNull();
    expect(await settings()).toMatchObject({ status: "off", server: "", user: "", from: "" });
    const message = await messageTable(site.strapi).findOne({ where: { id } });
    expect(message).toMatchObject({ mailState: "none", mailNextAt: null });
    expect(await panel.save("POST", `messagesend/${id}`)).toEqual(at("", inboxMessages.noMail));
  });
});

describe("environment variables", () => {
  test("win, each over its own fields", async () => {
    await save({ to: "wren@example.org" });
    const user = `${account.user}:${encodeURIComponent(account.pass)}`;
    const smtpUrl = `smtp://${user}@127.0.0.1:${server.port}/?ignoreTLS=true`;
    const undo = inEnvironment({ smtpUrl, from: "env@example.org" });
    try {
      expect(await settings()).toMatchObject({
        status: "on",
        security: "none",
        user: account.user,
        from: "env@example.org",
        to: "wren@example.org",
        fixed: { server: true, from: true, to: false },
      });
      // Its fields come back as they were shown.
      expect(await save({ mailPassword: "", to: "robin@example.org" })).toEqual([]);
      expect(await tryOut({ server: "elsewhere.invalid", to: "robin@example.org" })).toEqual([]);
      expect(server.received.map(({ envelopeFrom }) => envelopeFrom)).toEqual(["env@example.org"]);
      expect(envelopes()).toEqual(["robin@example.org"]);
      expect(await turnOff()).toEqual(at("", mailMessages.fixed));
      await server.down();
      inEnvironment({ smtpUrl: `${smtpUrl}&greetingTimeout=200` });
      const mute = await startMute(server.port);
      expect(await tryOut()).toEqual(at("server", mailMessages.timeout));
      await mute.close();
      await server.up();
    } finally {
      undo();
    }
    const { to, from } = await settings();
    expect([from, to]).toEqual(["garden@example.org", "robin@example.org"]);
    expect(await tryOut({ mailPassword: "" })).toEqual([]);
  });
});
