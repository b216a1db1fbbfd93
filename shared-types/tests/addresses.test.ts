import { describe, expect, test } from "vitest";
import { resetAskSchema } from "../src/account/schema";
import { contactFieldsSchema } from "../src/contact/schema";
import { check } from "../src/kit/check";
import { linkUpdateSchema } from "../src/link/schema";
import { resourceDraftSchema } from "../src/resource/schema";
import { siteDraftSchema } from "../src/site/schema";
import { faults } from "./faults";

/** What counts as an e-mail address, in the contact form and for the owner's account. */
const taken = [
  "ada@example.org",
  "a@b.co",
  "ada.fern@example.org",
  "ada+wren@example.org",
  "ada_fern@example.org",
  "ada-fern@example.org",
  "ada%fern@example.org",
  "o'hara@example.org",
  "1@example.org",
  "_@example.org",
  "ada@mail.garden.example.org",
  "ada@sub-domain.example.org",
  "ada@123.example.org",
  "ada@1.co",
  "ada@example.photography",
  "ada@xn--bcher-kva.example",
  "ada@a.b.c.d.e.f.example.org",
  // Perhaps no mail server knows them, but they are valid: the mail would bounce.
  ".ada@example.org",
  "ada.@example.org",
  "a..b@example.org",
  "-@example.org",
  "ada@-example.org",
  "ada@example-.org",
  "ada@example.invalid",
  "'@example.org",
  `${"a".repeat(70)}@example.org`,
  `${"a".repeat(88)}@example.org`,
];

const refused = [
  // Not an address, or an incomplete one.
  "ada",
  "@",
  "ada@",
  "@example.org",
  "ada@example",
  "ada@localhost",
  "ada@example.o",
  "ada@.org",
  "ada@example..org",
  "ada@example.org.",
  "ada@.example.org",
  "ada.example.org",
  "ada@@example.org",
  "ada@fern@example.org",
  "mailto:ada@example.org",
  "https://ada@example.org/",
  "ada@example.org/wren",
  "ada@example.org?subject=x",
  "ada@example.org#x",
  "ada@example,org",
  "ada@example;org",
  "ada@exa_mple.org",
  "ada@[127.0.0.1]",
  "ada@127.0.0.1",
  "ada@[IPv6:::1]",
  "ada@example.123",
  "ada@example.org:25",
  // Valid in mail but used by nobody; some can contain a header or a second address.
  '"ada fern"@example.org',
  '"a"@example.org',
  '"@"@example.org',
  "ada(wren)@example.org",
  "ada@(x)example.org",
  "Ada <ada@example.org>",
  "<ada@example.org>",
  "ada@example.org, bob@example.org",
  "a@b.org;c@d.org",
  "ada@example.org bob@example.org",
  "ada\\@example.org",
  "ada!bob@example.org",
  "ada:bob@example.org",
  "a#b@example.org",
  "a$b@example.org",
  "a&b@example.org",
  "a*b@example.org",
  "a/b@example.org",
  "a=b@example.org",
  "a?b@example.org",
  "a^b@example.org",
  "a`b@example.org",
  "a{b}@example.org",
  "a|b@example.org",
  "a~b@example.org",
  "a,b@example.org",
  "a[b]@example.org",
  // Line breaks, visible and invisible.
  "ada@example.org\nBcc: all@example.org",
  "ada@example.org\r\nBcc: x@example.org",
  "ada\n@example.org",
  "ada@exam ple.org",
  "ada @example.org",
  "ada@ example.org",
  "ada%0aBcc:@example.org",
  "ada@example.org%0d%0aBcc:x@example.org",
  "ada\u2028@example.org",
  "ada@exa\u00admple.org",
  // Other letters: the form lower-cases what is typed and accepts only ASCII.
  "Ada@example.org",
  "ada@Example.org",
  "ADA@EXAMPLE.ORG",
  "\u00e4da@example.org",
  "ada@b\u00fccher.example",
  "ada@\u043f\u0440\u0438\u043c\u0435\u0440.\u0440\u0444",
  "\u0430da@example.org",
  "ada@example.\uff4frg",
  "ada\uff20example.org",
  "ada@example.xn--p1ai",
  "\u202eada@example.org",
  "ada@example.org\u200b",
  "\ud83d\udc1d@example.org",
  // Injections.
  "' or 1=1 --@example.org",
  "ada@example.org' or '1'='1",
  "<script>@example.org",
  "ada@example.org<script>",
  "${7*7}@example.org",
  "{{7*7}}@example.org",
  "../../etc/passwd",
  "ada@../../example.org",
  "ada@example.org|ls",
  "$(ls)@example.org",
  "`ls`@example.org",
  "ada@example.org;ls",
  "ada@example.org&x=1",
  "*@*",
  "*",
  "%@%",
  // Too long.
  `${"a".repeat(89)}@example.org`,
  `ada@${"a".repeat(200)}.org`,
  "a@".repeat(2000),
  `a@${"a.".repeat(5000)}`,
];

const isTaken = async (verdict: ReturnType<typeof check>) => !("broken" in (await verdict));
const forOwner = (email: string) => isTaken(check(resetAskSchema, { email }));
const forForm = (email: string) => {
  const fields = { nameFirst: "", nameLast: "", photoId: "", message: "Hello" };
  return isTaken(check(contactFieldsSchema, { ...fields, email }));
};

describe("an e-mail address", () => {
  test.each(taken)("%j is taken", async (email) =>
    expect([await forOwner(email), await forForm(email)]).toEqual([true, true]),
  );

  test.each(refused)("%j is refused, at once", async (email) => {
    // Of the processor: other programs may hold it up.
    const began = process.cpuUsage();
    expect([await forOwner(email), await forForm(email)]).toEqual([false, false]);
    expect(process.cpuUsage(began).user / 1000, "ms").toBeLessThan(200);
  });
});

test("with NUL in it is refused for the owner; from a visitor it is taken without", async () => {
  const email = "ada\u0000@example.org";
  expect([await forOwner(email), await forForm(email)]).toEqual([false, true]);
});

test("the table is as long as it says", () => {
  expect(new Set([...taken, ...refused]).size).toBe(taken.length + refused.length);
  expect(refused.length).toBeGreaterThan(90);
});

test.each([
  ["www.example.org/a?b=1", "https://www.example.org/a?b=1"],
  ["WWW.example.org", "https://WWW.example.org"],
  ["https://www.example.org", "https://www.example.org"],
  ["example.org/x", "https://example.org/x"],
  ["prairiemoon.com", "https://prairiemoon.com"],
  ["Plants.USDA.gov/home#top", "https://Plants.USDA.gov/home#top"],
  ["grüner-garten.de:8080?a=1", "https://grüner-garten.de:8080?a=1"],
  ["/flora/oak", "/flora/oak"],
])("the address %s is stored as %s", async (href, stored) => {
  const resource = { categoryId: 8, description: "x", sortOrder: 1, href };
  expect(await check(resourceDraftSchema, resource)).toMatchObject({ value: { href: stored } });
  const link = { linkId: 1, text: "a", href };
  expect(await check(linkUpdateSchema, link)).toMatchObject({ value: { href: stored } });
});

test("the license's address is completed too", async () => {
  const site = { photoLicenseUrl: "www.example.org/by" };
  expect(await check(siteDraftSchema, site)).toMatchObject({
    value: { photoLicenseUrl: "https://www.example.org/by" },
  });
});

test.each([
  ...["www.", "www.example", "www", "www. example.org", "a..org", "-.org", "example.org\\@x"],
  ...[
    "photo.jpg",
    "notes.pdf",
    "README.md",
    "Mr.Smith",
    "localhost:3000",
    "192.168.1.1/x",
    "ada@example.org",
  ],
  ...["javascript:alert(1)//example.org", "javascript.com:alert(1)"],
])("%j is no address", async (href) => {
  expect(await faults(linkUpdateSchema, { linkId: 1, text: "a", href })).toHaveProperty("href");
});
