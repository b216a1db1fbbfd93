import { describe, expect, test } from "vitest";
import { useSite } from "../boot";
import { observatoryScore } from "../fixtures/observatory";
import { raw, type RawAnswer } from "../fixtures/raw";
import { wordsOf } from "../fixtures/lists";

const site = useSite({ env: { PUBLIC_URL: "https://garden.example", TRUST_PROXY: "1" } });

const pages = ["/", "/cp", "/cp/login", "/photos", "/flora", "/contact", "/nowhere", "/flora/none"];
const data = ["/api/cats", "/api/quote/1", "/api/quote/999", "/api/nothing", "/api/links"];
const files = ["/robots.txt", "/feed.xml", "/sitemap.xml", "/sw.js", "/assets/none.js"];
const pictures = ["/assets/images/none.jpg", "/uploads/none.png"];
const strapis = ["/admin", "/admin/init", "/content-manager/init", "/ADMIN", "/_health"];
const all = [...pages, ...data, ...files, ...pictures, ...strapis];

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  raw(site.url, path, { method, headers: { "x-forwarded-proto": "https", ...headers } });

/** The response from the route, from the cache, and as a 304. */
async function waysTo(path: string): Promise<RawAnswer[]> {
  const [made, kept] = [await ask(path), await ask(path)];
  const etag = made.headers.etag;
  return [made, kept, ...(etag ? [await ask(path, { "if-none-match": etag })] : [])];
}

function policyOf({ headers }: RawAnswer): string[] {
  return String(headers["content-security-policy"]).split("; ");
}

describe("every answer", () => {
  test.each(all)("of %s allows no other origin anything, and tells no versions", async (path) => {
    for (const origin of [undefined, "https://evil.example", "null", "https://garden.example"])
      for (const method of ["GET", "HEAD", "POST", "OPTIONS"]) {
        const asked = { ...(origin ? { origin } : {}), "access-control-request-method": "PUT" };
        const { headers } = await ask(path, asked, method);
        const names = Object.keys(headers).filter((name) => /^access-control-/.test(name));
        expect([method, origin, names]).toEqual([method, origin, []]);
        expect(headers).not.toHaveProperty("server");
        expect(headers).not.toHaveProperty("x-powered-by");
      }
  });

  test.each([...pages, ...data, ...files])(
    "of %s has 100 or more of Mozilla's points",
    async (path) => {
      for (const { headers } of await waysTo(path)) {
        expect(observatoryScore(headers)).toBeGreaterThanOrEqual(100);
        expect(headers).toMatchObject({
          "cross-origin-opener-policy": "same-origin",
          "cross-origin-embedder-policy": "require-corp",
          "cross-origin-resource-policy": "same-origin",
        });
      }
    },
  );

  test.each([...pages, ...data, ...files, ...pictures])(
    "of %s is closed by its policy",
    async (path) => {
      for (const answer of await waysTo(path)) {
        const policy = policyOf(answer);
        expect(policy).toEqual(
          expect.arrayContaining([
            "default-src 'none'",
            "base-uri 'none'",
            "frame-ancestors 'none'",
          ]),
        );
        expect(policy.find((part) => part.startsWith("form-action"))).toMatch(/'(self|none)'$/);
        const scripts = policy.find((part) => part.startsWith("script-src")) ?? "";
        expect(scripts).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:|\*|data:/);
        expect(scripts.match(/'sha256-/g) ?? []).toHaveLength(scripts === "" ? 0 : 1);
      }
    },
  );
});

test("pictures may be shown elsewhere, and what was uploaded is shown in a sandbox", async () => {
  for (const path of pictures)
    expect((await ask(path)).headers["cross-origin-resource-policy"]).toBe("cross-origin");
  expect(policyOf(await ask("/uploads/none.png"))).toContain("sandbox");
});

test("Strapi's admin keeps a policy of its own, under its own addresses only", async () => {
  expect(policyOf(await ask("/admin")).join("; ")).toContain("default-src 'self'");
  expect((await ask("/admin")).headers).not.toHaveProperty("cross-origin-embedder-policy");
});

test.each(wordsOf(`/.env /.git/config /.tmp/data.db /secrets.json /habitat.db /..%2fsecrets.json`))(
  "%s is a 404",
  async (path) => {
    for (const at of [path, `/assets${path}`, `/assets/images${path}`, `/uploads${path}`])
      expect([at, (await ask(at)).status]).toEqual([at, 404]);
  },
);

describe("signing in on a request that did not come by https", () => {
  const post = (path: string, headers: Record<string, string> = {}) =>
    raw(site.url, path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ identifier: "a@example.org", email: "a@example.org", password: "x" }),
    });
  const cookie = { cookie: "habitat_refresh=x" };

  test.each([
    ["/api/auth/local", {}, "/cp"],
    ["/api/auth/refresh", cookie, "/cp"],
    ["/api/owner/setup", {}, "/cp"],
    ["/api/owner/reset", {}, "/cp"],
    ["/admin/login", {}, "/admin"],
    ["/ADMIN/Login/", {}, "/admin"],
    ["/admin/access-token", {}, "/admin"],
    ["/admin/reset-password", {}, "/admin"],
  ])("is refused at %s with where to go", async (path, headers, page) => {
    const { status, text, headers: answered } = await post(path, headers);
    expect(status).toBe(403);
    expect(text).toContain(`Please sign in at https://garden.example${page}.`);
    expect(text).toContain("X-Forwarded-Proto: https");
    expect(answered["set-cookie"]).toBeUndefined();
    const behindProxy = await post(path, { ...headers, "x-forwarded-proto": "https" });
    expect(behindProxy.text).not.toContain("X-Forwarded-Proto");
    expect(behindProxy.status).toBeLessThan(500);
  });
});
