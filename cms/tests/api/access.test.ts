// @dialect every call
import { calls, type CallName } from "shared-types/calls";
import type { Call } from "shared-types/kit/call";
import { beforeAll, describe, expect, test } from "vitest";
import { namedSchemaOf } from "../../src/api/openapi/json-schema";
import { isSaving } from "../../src/http/error-body";
import { useSite } from "../boot";
import { ask, type Answer } from "../fixtures/ask";
import {
  askOf,
  openCalls,
  openCallsWithMore,
  ownersOnly,
  statusesOf,
  tokensOf,
} from "../fixtures/access";
import { expectError, expectNoLeak } from "../fixtures/errors";
import { bearer } from "../fixtures/owner";
import { raw } from "../fixtures/raw";
import { countRecords } from "../fixtures/records";

const site = useSite();
let tokens: Awaited<ReturnType<typeof tokensOf>>;
let before: number[];

beforeAll(async () => {
  tokens = await tokensOf(site);
  before = await countRecords(site.strapi);
});

const all = Object.entries(calls as Record<CallName, Call>) as [CallName, Call][];

/** The same as a form, for the call that takes files. */
function formOf(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.set(name, JSON.stringify(value));
  return form;
}

function request(name: CallName, token: string, body = askOf(name).body): Promise<Answer<unknown>> {
  const { method, path } = calls[name];
  const isForm = askOf(name).body instanceof FormData;
  return ask(`${site.url}${path.replace(/\{\w+\}/g, askOf(name).with ?? "999999")}`, {
    method,
    headers: {
      ...(token === "" ? {} : bearer(token)),
      ...(body && !isForm ? { "content-type": "application/json" } : {}),
    },
    ...(body ? { body: isForm ? formOf(body) : JSON.stringify(body) } : {}),
  });
}

test("the calls open to anyone are those of the written list", () => {
  const open = all.filter(([, { who }]) => who === "anyone").map(([name]) => name);
  expect(open.sort()).toEqual([...openCalls, ...openCallsWithMore].sort());
});

describe("every call answers by who sends it", () => {
  test.each(all)("%s", async (name, call) => {
    const row = statusesOf(name);
    for (const who of ["nobody", "badToken", "guest", "owner"] as const) {
      const answer = await request(name, tokens[who]);
      expect([who, answer.status]).toEqual([who, row[who]]);
      if (answer.status >= 400) expectNoLeak(answer);
      if (call.who !== "anyone") expect(answer.headers.get("cache-control")).toBe("no-store");
    }
    expect(await countRecords(site.strapi)).toEqual(before);
  });

  test.each(all.filter(([, { who }]) => who !== "anyone"))(
    "%s refuses others before it looks at what they send",
    async (name, { method }) => {
      if (method === "GET" || method === "DELETE") return;
      const wrong = { nobody: [{ $ne: 1 }], constructor: 1 };
      for (const who of ["nobody", "badToken", "guest"] as const)
        expect((await request(name, tokens[who], wrong)).status).toBe(ownersOnly[who]);
    },
  );

  const saving = all.flatMap(([name, { answer, who }]) =>
    isSaving(answer) && who !== "anyone" ? [[name, namedSchemaOf(answer).name] as const] : [],
  );

  test.each(saving)("%s gives the reason in its own response format, %s", async (name, form) => {
    const said = (message: string) =>
      ({
        ValidationErrors: [{ fieldId: "", errorMessage: message }],
        LinkMessages: [{ message }],
        LinkAddAnswer: { errors: [{ message }], newLinkId: 0 },
      })[form];
    const { body } = await request(name, "");
    expect(body).toEqual(said("Please sign in."));
    const guests = await request(name, tokens.guest);
    expect(guests.body).toEqual(said("Only the owner of this site may do that."));
  });
});

describe("every route of Strapi", () => {
  const session = ["/api/auth/local", "/api/auth/refresh", "/api/auth/logout"];

  /** Every route under /api with its method, parameters written as in the list of calls. */
  function routes(): [method: string, path: string][] {
    const stack = site.strapi.server.listRoutes() as unknown as {
      methods: string[];
      path: string;
    }[];
    return stack.flatMap(({ methods, path }) =>
      methods
        .filter((method) => method !== "HEAD")
        .map((method): [string, string] => [method, path.replace(/:(\w+)/g, "{$1}")]),
    );
  }

  const isOurs = (method: string, path: string) =>
    all.some(([, call]) => call.method === method && call.path === path) ||
    (method === "POST" && session.includes(path));

  test("under /api is in the list of calls, or is closed to everybody", async () => {
    const api = routes().filter(([, path]) => path.startsWith("/api/"));
    expect(api.length).toBeGreaterThan(all.length);
    const foreign = api.filter(
      ([method, path]) => !isOurs(method, path.replace("{provider}", "local")),
    );
    // The session calls are routed by a parameter of the plugin; its other paths are closed.
    for (const [method, path] of foreign.filter(([, at]) => !at.includes("("))) {
      const at = path.replace(/\{\w+\??\}/g, "1");
      const { status } = await raw(site.url, at, { method, headers: bearer(tokens.owner) });
      expect([method, at, status]).toEqual([method, at, expect.toBeOneOf([404, 405])]);
    }
  });

  test("of this site's own code is in the list of calls", () => {
    const known = routes();
    for (const [, { method, path }] of all) {
      // Its route is below /api like all others; outside, the site's middleware answers.
      const at = path.startsWith("/api/") ? path : `/api${path}`;
      const shape = (text: string) => text.replace(/\{\w+\}/g, "{}");
      expect(known.map(([m, p]) => `${m} ${shape(p)}`)).toContain(`${method} ${shape(at)}`);
    }
    const apis = Object.values(site.strapi.apis) as {
      routes: Record<string, { routes: { method: string; path: string }[] }>;
    }[];
    const own = apis.flatMap((api) => Object.values(api.routes).flatMap((router) => router.routes));
    const shape = (path: string) => path.replace(/:\w+|\{\w+\}/g, "{}").replace(/^\/api/, "");
    const listed = all.map(([, { method, path }]) => `${method} ${shape(path)}`);
    for (const { method, path } of own) expect(listed).toContain(`${method} ${shape(path)}`);
    expect(own).toHaveLength(all.length);
  });
});

test("an owner's call with a malformed or misplaced token is refused", async () => {
  for (const authorization of [tokens.owner, `Basic ${tokens.owner}`, "Bearer", "Bearer undefined"])
    expectError(
      await ask(`${site.url}/api/links`, { headers: { authorization } }),
      401,
      "unauthenticated",
    );
  const cookie = `jwt=${tokens.owner}; token=${tokens.owner}; habitat_refresh=${tokens.owner}`;
  expectError(await ask(`${site.url}/api/links`, { headers: { cookie } }), 401, "unauthenticated");
  const inQuery = await ask(`${site.url}/api/links?access_token=${tokens.owner}`);
  expectError(inQuery, 400, "malformed");
});
