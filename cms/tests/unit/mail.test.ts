import fc from "fast-check";
import { mailMessages } from "shared-types/mail/codes";
import { describe, expect, test } from "vitest";
import { requireFromCms } from "../../../scripts/stages/from-cms.mjs";
import { mailErrorOf } from "../../src/api/mail/mail-error";
import { composeNotification } from "../../src/api/contact/mail/compose";
import { oneLine } from "../../src/api/mail/one-line";
import { testFailure } from "../../src/api/mail/test-failure";
import { serverOfUrl, transportOfUrl } from "../../src/api/mail/transport";
import { withTimeout } from "../../src/platform/with-timeout";
import { startMute } from "../fixtures/smtp";
import { wrenMessage } from "../fixtures/messages";
import { forAll } from "../fixtures/wild";

interface Provider {
  init: (options: object, settings: object) => { send(mail: object): Promise<unknown> };
}
const { init } = requireFromCms("@strapi/provider-email-nodemailer") as Provider;

const wrenMail = { ...wrenMessage, messageId: 7 };

const frame = {
  from: "garden@example.org",
  to: "owner@example.org",
  publicUrl: "https://garden.example",
  timeZone: "America/New_York",
};

/** Sends a mail with the provider, as Strapi does. */
const send = (smtpUrl: string) =>
  init(transportOfUrl(smtpUrl), {}).send({ ...composeNotification(wrenMail, frame) });

describe("the mail server's address", () => {
  test("gets times within which a try fails, unless it has its own", () => {
    const { url } = transportOfUrl("smtps://a:b%3A@mail.example:465/?socketTimeout=5") as {
      url: string;
    };
    const { searchParams, host, password } = new URL(url);
    expect([host, password]).toEqual(["mail.example:465", "b%3A"]);
    expect(Object.fromEntries(searchParams)).toEqual({
      connectionTimeout: "10000",
      greetingTimeout: "10000",
      socketTimeout: "5",
      dnsTimeout: "10000",
    });
  });

  test("is shown in the fields of a form", () => {
    const shown = (url: string): unknown[] => Object.values(serverOfUrl(url));
    expect(shown("smtps://a%40b:p%3A@mail.example")).toEqual([
      "mail.example",
      465,
      "tls",
      "a@b",
      "p:",
    ]);
    expect(shown("smtp://[::1]:2525/?ignoreTLS=true")).toEqual(["::1", 2525, "none", "", ""]);
    expect(shown("smtp://%zz:%zz@h")).toEqual(["h", 587, "starttls", "%zz", "%zz"]);
  });

  test("of a server that says nothing, or never comes to an end, fails in time", async () => {
    const mute = await startMute(0);
    const url = `smtp://127.0.0.1:${mute.port}`;
    await expect(send(`${url}?greetingTimeout=100`)).rejects.toThrow(/greeting/i);
    await mute.close();

    const timers: NodeJS.Timeout[] = [];
    const dripping = await startMute(0, (socket) => {
      timers.push(setInterval(() => void socket.write("220-wait\r\n"), 20));
    });
    const sent = send(`smtp://127.0.0.1:${dripping.port}?socketTimeout=1000`);
    await expect(withTimeout(sent, 1300, "The mail server took too long.")).rejects.toThrow(
      "The mail server took too long.",
    );
    for (const timer of timers) clearInterval(timer);
    await dripping.close();
    await sent.catch(() => undefined);
  });
});

describe("the reason of a failure", () => {
  test("leaves the password out in every form, and is one line of 300 characters", () => {
    const said = "535 no:\r\n p:w%/ p%3Aw%25%2F and cDp3JS8= and AHUAcDp3JS8= ";
    const account = { user: "u", password: "p:w%/" };
    const reason = mailErrorOf(new Error(said + "x".repeat(500)), account).message;
    expect(reason).toMatch(/^535 no: … … and … and … x+$/);
    expect(reason).toHaveLength(300);
    expect(mailErrorOf("").message).toBe("The mail server gave no reason.");
    expect(mailErrorOf(new Error("plain")).message).toBe("plain");
  });

  // As Node, OpenSSL and nodemailer say it.
  test.each<string[]>([
    ["EDNS", "getaddrinfo ENOTFOUND smtp.exmaple.com", "server", mailMessages.unknownServer],
    ["ESOCKET", "connect ECONNREFUSED 127.0.0.1:9", "port", mailMessages.refused],
    ["ESOCKET", "connect ENETUNREACH 2001:db8::1:465", "server", mailMessages.unreachable],
    ["ETIMEDOUT", "Connection timeout", "server", mailMessages.timeout],
    ["ETIMEDOUT", "Greeting never received", "server", mailMessages.timeout],
    ["ESOCKET", "certificate has expired", "server", mailMessages.certificate],
    ["ETLS", "Error initiating TLS - self-signed certificate", "server", mailMessages.certificate],
    ["ESOCKET", "Hostname/IP does not match altnames", "server", mailMessages.certificate],
    ["ESOCKET", "ssl3_get_record:wrong version number", "security", mailMessages.notTls],
    ["ETLS", "Error upgrading connection with STARTTLS: 500", "security", mailMessages.noStartTls],
    ["EPROTOCOL", "Invalid greeting. response=HTTP/1.1 400", "port", mailMessages.noMailServer],
    ["ECONNECTION", "Connection closed unexpectedly", "security", mailMessages.closed],
    ["EMESSAGE", "Message failed", "", `${mailMessages.other} It says: Message failed`],
    ...[
      "Can't send mail - all recipients were rejected: 451 4.7.1 Greylisted, try again later",
      "Invalid greeting. response=421 mx.example: too many connections",
      "Invalid login: 454 4.7.0 Temporary authentication failure",
    ].map((said) => ["EENVELOPE", said, "", `${mailMessages.later} It says: ${said}`]),
  ])("of a test is told in plain words: %s, %s", (code, said, fieldId, errorMessage) => {
    const error = mailErrorOf(Object.assign(new Error(said), { code }));
    expect(testFailure(error)).toEqual({ fieldId, errorMessage });
  });
});

test("one line is one line, whatever it is made of, and no character is cut in two", () => {
  const wild = fc.string({ unit: fc.constantFrom("a", " ", "\r", "\n", "\u2028", "\u0085", "🐝") });
  forAll(fc.tuple(wild, fc.nat(20)), ([text, max]) => {
    const line = oneLine(text, max);
    expect(line).not.toMatch(/[\r\n\u2028\u2029\u0085]|^ | $/);
    expect([...line].length).toBeLessThanOrEqual(max);
    expect(line).not.toMatch(/[\ud800-\udfff]/u);
  });
});

describe("a notification", () => {
  test("has a subject with a hundred characters of the name, and no more", () => {
    const { subject } = composeNotification({ ...wrenMail, nameFirst: "🐝".repeat(100) }, frame);
    expect(subject).toBe(`Message from ${"🐝".repeat(100)}`);
  });

  test("has lines that a mail server takes, whatever ends those of the message", () => {
    const { text } = composeNotification({ ...wrenMail, message: "a\rb\r\nc\n" }, frame);
    expect(text).toMatch(/^a\nb\nc\n/);
    expect(text).not.toContain("\r");
  });

  test("names the photo's address only for a number, and answers only to one address", () => {
    const text = (photoId: string) => composeNotification({ ...wrenMail, photoId }, frame).text;
    expect(text("12")).toContain("Photo: 12  https://garden.example/photos/12\n");
    expect(text("the wren")).toContain("Photo: the wren\n");
    expect(text("12/../../cp")).toContain("Photo: 12/../../cp\n");
    const replyTo = (email: string) => composeNotification({ ...wrenMail, email }, frame).replyTo;
    expect(replyTo("a@b.org")).toEqual({ name: "Jenny Wren", address: "a@b.org" });
    for (const email of ["", "a", "a@b.org, c@d.org", "a@b.org\nBcc: c@d.org", "<a@b.org>", "@"])
      expect(replyTo(email)).toBeUndefined();
  });

  test("tells when it was in the site's time zone, and leaves out what is not known", () => {
    const text = (dateReceived: string) =>
      composeNotification({ ...wrenMail, dateReceived }, frame).text;
    expect(text("2024-05-08T04:00:00.000Z")).toContain("Received: 5/8/2024 12:00 am\n");
    expect(text("")).not.toContain("Received");
  });
});
