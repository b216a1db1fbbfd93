import fc from "fast-check";
import type { InboxMessage } from "shared-types/inbox/answers";
import { expect, test } from "vitest";
import { replyHref } from "./reply";

/** Some mail programs cut off longer links. */
const replyMax = 1800;
const site = { title: "Backyard Habitat", timeZone: "America/New_York" };

const message: InboxMessage = {
  messageId: 1,
  nameFirst: "Ada",
  nameLast: "Fern",
  email: "ada+garden@example.org",
  photoId: "",
  message: "Hello!\nA sedge & a rush?",
  network: "",
  dateReceived: "2026-05-17T19:05:00.000Z",
  read: true,
  spam: false,
  verified: true,
  mailState: "none",
  mailFault: "",
};

/** The link as a mail program parses it. */
function read(href: string) {
  const [, to = "", query = ""] = /^mailto:([^?]*)\?(.*)$/.exec(href) ?? [];
  const fields = query.split("&").map((field) => field.split("=") as [string, string]);
  const { subject = "", body = "" } = Object.fromEntries(
    fields.map(([name, value]) => [name, decodeURIComponent(value)]),
  );
  return { to: decodeURIComponent(to), subject, body, fields: fields.map(([name]) => name) };
}

test("a reply goes to the visitor, with the message quoted line by line", () => {
  expect(read(replyHref(message, site))).toEqual({
    fields: ["subject", "body"],
    to: "ada+garden@example.org",
    subject: "Re: Your message to Backyard Habitat",
    body: "\r\n\r\n5/17/2026 3:05 pm, Ada Fern:\r\n> Hello!\r\n> A sedge & a rush?",
  });
});

test("the address in the link can be read and copied", () => {
  expect(replyHref({ ...message, email: "ada@example.org" }, site)).toMatch(
    /^mailto:ada@example\.org\?/,
  );
});

test("without an address there is nothing to reply to", () => {
  expect(replyHref({ ...message, email: "" }, site)).toBe("");
});

test("a long message is quoted as far as the link may go", () => {
  const href = replyHref({ ...message, message: "word ".repeat(800) }, site);
  expect(href.length).toBeLessThanOrEqual(replyMax);
  expect(href.length).toBeGreaterThan(replyMax - 20);
  expect(read(href).body).toMatch(/word …$/);
});

const wild = fc.oneof(
  fc.string({ unit: "binary", maxLength: 4000 }),
  fc.string({ unit: fc.constantFrom("🦋", "\n", "\r", "&body=", "?", "%", "\uD800", "ש", "a") }),
);

test("whatever is written: one address, two fields, no half characters, never too long", () => {
  fc.assert(
    fc.property(wild, wild, (name, text) => {
      const sender = { nameFirst: name.slice(0, 100), nameLast: name.slice(100, 200) };
      const href = replyHref({ ...message, ...sender, message: text }, site);
      expect(href.length).toBeLessThanOrEqual(replyMax);
      const { to, fields, body } = read(href);
      expect(to).toBe(message.email);
      expect(fields).toEqual(["subject", "body"]);
      expect(body.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      expect(
        body
          .split("\r\n")
          .slice(3)
          .every((line) => line.startsWith("> ")),
      ).toBe(true);
    }),
  );
});
