import { expect, test } from "vitest";
import { firstLineOf, isNotSent, photoNameOf, photoNumberOf, senderOf } from "./message-words";

const nobody = { nameFirst: "", nameLast: "", email: "" };

test("a sender is a name, or else an address, or else a visitor", () => {
  expect(senderOf({ nameFirst: " Ada ", nameLast: "Fern", email: "ada@example.org" })).toBe(
    "Ada Fern",
  );
  expect(senderOf({ ...nobody, nameLast: "Fern" })).toBe("Fern");
  expect(senderOf({ ...nobody, nameFirst: "  ", email: "ada@example.org" })).toBe(
    "ada@example.org",
  );
  expect(senderOf(nobody)).toBe("A visitor");
});

test("the first line is the first that says something, and no longer than a list needs", () => {
  expect(firstLineOf("\r\n  \n  Hello! \r\nMore.")).toBe("Hello!");
  expect(firstLineOf("one\rtwo")).toBe("one");
  expect(firstLineOf(" \n ")).toBe("");
  expect([...firstLineOf("🦋".repeat(300))]).toHaveLength(200);
});

test("a mail counts as not sent once it has failed, not while it is on its way", () => {
  expect(isNotSent({ mailState: "waiting", mailFault: "" })).toBe(false);
  expect(isNotSent({ mailState: "waiting", mailFault: "No answer." })).toBe(true);
  expect(isNotSent({ mailState: "failed", mailFault: "" })).toBe(true);
  expect(isNotSent({ mailState: "sent", mailFault: "" })).toBe(false);
  expect(isNotSent({ mailState: "none", mailFault: "" })).toBe(false);
});

test("a photo is a number, or the visitor's own words", () => {
  expect([photoNumberOf("12"), photoNameOf("12")]).toEqual([12, "Photo 12"]);
  expect([photoNumberOf("the frog"), photoNameOf("the frog")]).toEqual([null, "Photo: the frog"]);
  expect(photoNumberOf("")).toBeNull();
});
