import { createRequire } from "node:module";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootSite, type BootedSite } from "../boot";
import { encoded, forgedTokens, signed, type Genuine } from "../fixtures/forged-tokens";
import { bearer } from "../fixtures/owner";
import { ownersPanel } from "../fixtures/panel";
import { raw } from "../fixtures/raw";

const requireCms = createRequire(import.meta.url);

interface Secrets {
  appKeys: string[];
  adminJwt: string;
  apiTokenSalt: string;
  transferTokenSalt: string;
  encryptionKey: string;
  jwt: string;
}

let site: BootedSite;
let genuine: Genuine;
beforeAll(async () => {
  site = await bootSite();
  const { token } = await ownersPanel(site);
  // Only now: the environment is read when its module loads.
  const { secrets } = requireCms("../../dist/src/secrets.js") as { secrets: Secrets };
  const { jwt, appKeys, ...others } = secrets;
  genuine = { token, key: jwt, otherKeys: [...appKeys, ...Object.values<string>(others)] };
});
afterAll(() => site.close());

/** What the panel is told, and whether a call of the owner's opens. */
async function opened(token: string): Promise<[claims: string, status: number]> {
  const headers = bearer(token);
  const claims = await raw(site.url, "/cp/getuser", { headers });
  const call = await raw(site.url, "/api/keywords", { headers });
  return [claims.text, call.status];
}

test("a token made as this site makes them opens the panel", async () => {
  const [head, body] = genuine.token
    .split(".")
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, "base64url").toString()) as unknown);
  const made = signed(head, body, genuine.key);
  expect(made).toBe(genuine.token);
  expect(await opened(made)).toEqual([expect.stringContaining('"admin"'), 200]);
});

test("every other token is nobody's, whatever is altered", async () => {
  const forged = forgedTokens(genuine);
  expect(forged.length).toBeGreaterThan(100);
  const verdicts: [string, string, number][] = [];
  for (const [name, token] of forged) verdicts.push([name, ...(await opened(token))]);
  expect(verdicts).toEqual(forged.map(([name]) => [name, "[]", 401]));
});

test("a token of a hundred kilobytes is refused before it is read", async () => {
  const [, status] = await opened(`${encoded({ alg: "HS256" })}.${"A".repeat(100_000)}.A`);
  expect(status).toBe(431);
});
