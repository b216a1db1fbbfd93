import type { Knex } from "knex";
import { describe, expect, test } from "vitest";
import { createViewCounter } from "../../src/api/view/counter";
import { isVisitor } from "../../src/api/view/visitor";
import { createChangeSignals } from "../../src/cache/changes/change-signals";

const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const asked = (headers: Record<string, string>, method = "GET") => isVisitor({ method, headers });

describe("a visitor", () => {
  test.each([
    ["Chrome", chrome],
    ["Firefox on a phone", "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"],
    [
      "Safari",
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
    ],
  ])("comes with %s", (_name, agent) => {
    expect(asked({ "user-agent": agent })).toBe(true);
    // Known by then.
    expect(asked({ "user-agent": agent })).toBe(true);
    expect(asked({ "user-agent": agent }, "HEAD")).toBe(false);
    expect(asked({ "user-agent": agent, "sec-purpose": "prefetch" })).toBe(false);
    expect(asked({ "user-agent": agent, "x-moz": "prefetch" })).toBe(false);
    expect(asked({ "user-agent": agent, cookie: "a=b; habitat_owner=1" })).toBe(false);
    expect(asked({ "user-agent": agent, cookie: "a=b" })).toBe(true);
  });

  test.each([
    "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)",
    "Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)",
    "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36",
    "curl/8.5.0",
    "python-requests/2.32.3",
    "Wget/1.21.4",
    "node",
    "",
  ])("is not '%s'", (agent) => {
    expect(asked({ "user-agent": agent })).toBe(false);
    expect(asked({ "user-agent": agent })).toBe(false);
  });
});

describe("what is counted between two writes", () => {
  test("is taken once", () => {
    const counter = createViewCounter();
    for (const path of ["/", "/cats", "/"]) counter.count(path);
    expect([...counter.take()]).toEqual([
      ["/", 2],
      ["/cats", 1],
    ]);
    expect(counter.take().size).toBe(0);
  });

  test("has a limit: beyond it views count for no page of their own, and none is lost", () => {
    const counter = createViewCounter();
    for (let n = 0; n < 5000; n += 1) counter.count(`/photos/${n}`);
    counter.count("/photos/0");
    const counts = counter.take();
    expect(counts.size).toBe(401);
    expect(counts.get("/photos/0")).toBe(2);
    expect(counts.get("")).toBe(4600);
    expect([...counts.values()].reduce((sum, views) => sum + views, 0)).toBe(5001);
  });
});

test("writing views is no reason for the response cache to ask what has changed", () => {
  let query: (event: { sql: string }) => void = () => undefined;
  const knex = { on: (_event: string, heard: typeof query) => (query = heard) };
  const signals = createChangeSignals(knex as unknown as Knex);
  const now = performance.now();
  for (const quote of ['"', "`"]) {
    query({ sql: `insert into ${quote}page_views${quote} (${quote}day${quote}) values (?)` });
    expect(signals.since(now - 1)).toBe(false);
  }
  query({ sql: 'insert into "photos" ("alt") values (?)' });
  expect(signals.since(now - 1)).toBe(true);
});
