import { beforeAll, describe, expect, test, vi } from "vitest";
import { loadMessages } from "shared-types/kit/messages";
import { useSite } from "../boot";
import { animal } from "../fixtures/animals";
import { ask } from "../fixtures/ask";
import { refusedConnection, takeDatabaseAway } from "../fixtures/database-away";
import { expectNoLeak } from "../fixtures/errors";
import { wordsOf } from "../fixtures/lists";
import { createPhoto } from "../fixtures/photos";
import { plant } from "../fixtures/plants";
import { create } from "../fixtures/records";

const site = useSite({
  env: {
    SITE_TITLE: "Test Garden",
    SITE_OWNER: "Ada Fern",
    SITE_LICENSE_URL: "https://license.example/by",
  },
});

beforeAll(async () => {
  await create(site.strapi, "plant", plant("oak", "White Oak"));
  await create(site.strapi, "plant", plant("hidden", "Secret Oak", { internal: true }));
  for (const [keyId, title] of [
    ["blueprint1", "Blueprint 1.0"],
    ["blueprint2", "Blueprint 2.0"],
  ])
    await create(site.strapi, "plan", { keyId, title });
  await create(site.strapi, "animal", animal("luna", "Luna <Moth> & Co"));
});

const get = (path: string, init?: RequestInit) => ask(site.url + path, init);
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];

describe("a page", () => {
  test.each([
    ["/", "Test Garden"],
    ["/plans/blueprint2", "Blueprint 2.0"],
    ["/plans/blueprint1", "Blueprint 1.0"],
    ["/resources", "Resources"],
    ["/cats", "Cats"],
    ["/fauna", "Fauna"],
    ["/fauna/luna", "Luna &lt;Moth&gt; &amp; Co"],
    ["/flora", "Flora"],
    ["/flora/oak", "White Oak"],
    ["/photos", "Photos"],
    ["/calendar", "Calendar"],
    ["/calendar?kind=animals&year=2024&sort=name", "Calendar"],
    ["/contact", "Contact"],
  ])("%s is HTML with its title, and may not be kept unasked", async (path, title) => {
    const { status, headers, text } = await get(path);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(headers.get("cache-control")).toBe("no-cache");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(titleOf(text)).toContain(title);
    expect(titleOf(text)).toContain("Test Garden");
  });

  test.each(
    wordsOf(`/nothing /flora/nobody /flora/hidden /fauna/oak /flora/%00 /% /%2e%2e/etc/passwd
    /apix /plans/none /photos/999999 /photos/abc /photos/0 /flora/oak/more /contact/x /index.htm
    /%2fflora`),
  )("%s is not there: 404, still a page of the site", async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toMatch(/^text\/html/);
    expect(answer.text).toContain("Test Garden");
    expect(answer.text).not.toContain("Secret Oak");
    expect(answer.text).toContain('<meta name="robots" content="noindex">');
    expect(answer.text).not.toContain("canonical");
    expect((await get(path, { method: "HEAD" })).status).toBe(404);
    expectNoLeak(answer);
  });

  test.each([
    ["/flora/nobody", loadMessages.flora],
    ["/flora/add", loadMessages.flora],
    ["/flora/%20", loadMessages.missingKey],
    ["/fauna/nobody", loadMessages.fauna],
    ["/fauna/add", loadMessages.fauna],
    ["/fauna/%20", loadMessages.missingKey],
    ["/photos/999999", loadMessages.photos],
  ])("%s says '%s'", async (path, message) => {
    const { status, text } = await get(path);
    expect(status).toBe(404);
    expect(text).toContain(message);
  });

  test.each([
    ["/flora/", "/flora"],
    ["/flora/oak/?a=1", "/flora/oak?a=1"],
    ["/Flora", "/flora"],
    ["/FLORA/Oak?q=A%26b&by=sci", "/flora/oak?q=A%26b&by=sci"],
    ["//flora", "/flora"],
    ["/flora//oak", "/flora/oak"],
    ["/index.html", "/"],
    ["/flora/index.html?page=2", "/flora?page=2"],
    ["/%66lora/%6Fak", "/flora/oak"],
    ["/flora/hidden/", "/flora/hidden"],
    ["/cp/", "/cp"],
    ["/cp/plans/?page=2", "/cp/plans?page=2"],
    ["/cp//plans", "/cp/plans"],
  ])("%s moves for good to %s, asked with GET and HEAD", async (path, location) => {
    for (const method of ["GET", "HEAD"]) {
      const { status, headers } = await get(path, { method });
      expect(status).toBe(301);
      expect(headers.get("location")).toBe(location);
    }
  });

  test("says its own address by the setting, whatever host it is asked by", async () => {
    const { text } = await get("/flora/oak?x=1", {
      headers: { "x-forwarded-host": "evil.example" },
    });
    expect(text).toContain(`<link rel="canonical" href="${site.url}/flora/oak">`);
    expect(text).toContain(`<meta property="og:url" content="${site.url}/flora/oak">`);
    expect(text).not.toContain("evil.example");
  });

  test("credits its photos to whom the settings name", async () => {
    const { id } = await createPhoto(site.strapi, "wren", { caption: "</script>" });
    const { text } = await get(`/photos/${id}`);
    const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
    const { "@graph": graph } = JSON.parse(json) as { "@graph": object[] };
    expect(graph[0]).toMatchObject({
      "@type": "ImageObject",
      caption: "</script>",
      creditText: "Ada Fern",
      license: "https://license.example/by",
      acquireLicensePage: `${site.url}/contact?photoId=${id}`,
    });
  });

  test("//elsewhere.example/ does not lead to another site", async () => {
    for (const path of ["//elsewhere.example/", "/\\elsewhere.example/", "//Elsewhere.example"]) {
      const { headers } = await get(path);
      expect(headers.get("location") ?? "/").toMatch(/^\/(?![/\\])/);
    }
  });

  test("that does not exist comes compressed, too", async () => {
    const { headers, text } = await get("/nothing", { headers: { "accept-encoding": "br" } });
    expect(headers.get("content-encoding")).toBe("br");
    expect(headers.get("vary")).toMatch(/Accept-Encoding/i);
    expect(text).toContain("</html>");
    const plain = await get("/nothing", { headers: { "accept-encoding": "identity" } });
    expect(plain.headers.get("content-encoding")).toBeNull();
  });

  test("asked with HEAD has the same status and no body", async () => {
    const { status, text } = await get("/flora", { method: "HEAD" });
    expect([status, text]).toEqual([200, ""]);
    expect((await get("/nothing", { method: "HEAD" })).status).toBe(404);
  });
});

describe("while the database is unavailable, a page", () => {
  /** Requests a page while the database is unavailable. */
  async function askMeanwhile(path: string, error: Error) {
    const bringBack = takeDatabaseAway(site.strapi, error);
    const quiet = ["warn", "error"].map((level) =>
      vi.spyOn(site.strapi.log, level as "warn").mockImplementation(() => site.strapi.log),
    );
    try {
      return { ...(await get(path)), errors: quiet[1]?.mock.calls.length };
    } finally {
      bringBack();
      for (const log of quiet) log.mockRestore();
    }
  }

  test.each(
    wordsOf(
      `/?page=92 /flora?q=x /flora/oak?page=92 /fauna?q=x /photos?page=7 /cats?page=92 /contact?page=92`,
    ),
  )("%s that nobody has asked for is a 503 that can be read", async (path) => {
    const answer = await askMeanwhile(path, refusedConnection());
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("5");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("content-type")).toMatch(/^text\/html/);
    expect(answer.text).toContain("can’t be read right now");
    expect(answer.text).toMatch(/<a [^>]*href="">Try again/);
    expect(answer.text).toContain('<meta name="robots" content="noindex">');
    expect(answer.errors).toBe(0);
    expectNoLeak(answer);
    expect((await get(path)).status).toBe(200);
  });

  test("that reads no records is served as usual", async () => {
    expect((await askMeanwhile("/nothing-here", refusedConnection())).status).toBe(404);
  });

  test("is a 500 for any other error, which is logged", async () => {
    const answer = await askMeanwhile("/flora?q=y", new Error("no such table: plants"));
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([500, null]);
    expect(answer.text).toContain("can’t be read right now");
    expect(answer.errors).toBe(1);
    expectNoLeak(answer);
  });
});

describe("the panel", () => {
  test.each(["/cp", "/cp/photoindex", "/cp/flora/oak"])(
    "%s is the app's shell, never cached",
    async (p) => {
      const { status, headers, text } = await get(p);
      expect(status).toBe(200);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(text).toContain("<script");
      expect(text).not.toContain("White Oak");
    },
  );
});

describe("files", () => {
  test.each(
    wordsOf(`/assets/nothing.js /assets/images/_full/nothing.jpg /assets/images/
    /assets/images/..%2f..%2fsecrets.json /assets/images/%2e%2e/secrets.json /assets/../cp.html
    /assets/images/..%5c..%5csecrets.json /assets/images/%00`),
  )("%s is not served", async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain("appKeys");
    expectNoLeak(answer);
  });
});
