import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ask, send } from "../fixtures/ask";
import { draft, newVisitor } from "../fixtures/contact";
import { textsOf } from "../fixtures/lists";
import { owner, signIn, trySignIn } from "../fixtures/owner";
import { useOwnersSite } from "../fixtures/panel";

// Everything loggable about a request is logged.
const { site, panel } = useOwnersSite({
  env: { LOG_LEVEL: "http", TRUST_PROXY: "1", CAPTCHA_DIFFICULTY: "80" },
});

interface Line {
  time: string;
  level: string;
  requestId?: string;
  message: string;
}

const logged = () => readFileSync(join(site.dataDir, "logs/habitat.log"), "utf8");
const lines = () =>
  logged()
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);

test("tell of each request what was asked, in UTC, under the number in its answer", async () => {
  const { headers } = await ask(`${site.url}/api/links?secret=1`);
  const line = lines().find(({ requestId }) => requestId === headers.get("x-request-id"));
  expect(line?.message).toMatch(/^GET \/api\/links 400 \(\d+ ms\)$/);
  expect(line?.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
});

test("take the number that the proxy has given, and none that would not fit a line", async () => {
  const numbered = (id: string) =>
    ask(`${site.url}/api/health`, { headers: { "x-request-id": id } });
  expect((await numbered("from-the-proxy-1")).headers.get("x-request-id")).toBe("from-the-proxy-1");
  expect((await numbered("x y z, too odd")).headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
});

test("an answer from memory bears no one else's number", async () => {
  const path = `${site.url}/api/resources`;
  const first = await ask(path);
  const second = await ask(path);
  expect(first.text).toBe(second.text);
  expect(second.headers.get("x-request-id")).not.toBe(first.headers.get("x-request-id"));
});

test("hold who signed in and who failed to as a fact, without the person", async () => {
  await trySignIn(site.url, "nobody@example.net", "a wrong password\nerror: made up");
  await signIn(site.url);
  const wrongAdmin = { email: "nobody@example.net", password: "not his password" };
  await send(`${site.url}/admin/login`, wrongAdmin);
  const told = lines().map(({ level, message }) => `${level} ${message}`);
  for (const line of ["warn Panel: sign-in failed.", "info Panel: signed in."])
    expect(told).toContain(line);
  expect(told).toContain("warn Admin: sign-in failed.");
});

test("hold no password, token, message, address or search after typical work", async () => {
  const visitor = newVisitor(site);
  const forwarded = { "x-forwarded-for": "203.0.113.77" };
  await ask(`${site.url}/flora?searchColumn=com&searchTerm=poison-ivy-rash`, {
    headers: forwarded,
  });
  await send(`${site.url}/api/flora`, { searchColumn: "com", searchTerm: "poison-ivy-rash" });
  expect((await visitor.write()).errors).toEqual([]);
  await ask(`${site.url}/cp/setup?token=the-set-up-token`);
  await panel.get("messages?x=1");
  await panel.save("POST", "keywordadd", { keyword: "heron" });
  // A statement that fails, with a value in it.
  await site.strapi.db
    .connection("contact_messages")
    .insert({ nowhere: `the secret ${draft.message}` })
    .catch((error: unknown) => site.strapi.log.error(error));
  expect(logged()).toContain("nowhere");
  const { email, password } = owner;
  const typed = textsOf(`blue flower ¦ 203.0.113.77 ¦ poison-ivy-rash ¦ the-set-up-token
    nobody@example.net ¦ a wrong password ¦ not his password ¦ the secret`);
  for (const secret of [...typed, password, email, panel.token, draft.email, draft.nameLast])
    expect(logged()).not.toContain(secret);
});
