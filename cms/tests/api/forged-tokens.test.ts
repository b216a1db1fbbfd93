import { beforeAll, expect, test } from "vitest";
import { requireFromCms } from "../../../scripts/stages/from-cms.mjs";
import type { Secrets } from "../../src/platform/secrets";
import { useSite } from "../boot";
import { encoded, forgedTokens, signed, type Genuine } from "../fixtures/forged-tokens";
import { bearer } from "../fixtures/owner";
import { ownersPanel } from "../fixtures/panel";
import { raw } from "../fixtures/raw";

const site = useSite();
let genuine: Genuine;
beforeAll(async () => {
  const { token } = await ownersPanel(site);
  // Imported only now, because the module reads the environment when it loads.
  const { secrets } = requireFromCms("./dist/src/platform/secrets.js") as { secrets: Secrets };
  const { jwt, appKeys, ...others } = secrets;
  genuine = { token, key: jwt, otherKeys: [...appKeys, ...Object.values<string>(others)] };
});

/** The claims, and whether an owner's call is allowed. */
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

test("every forged token is refused", async () => {
  const forged = forgedTokens(genuine);
  expect(forged.length).toBeGreaterThan(100);
  const verdicts: [string, string, number][] = [];
  for (const [name, token] of forged) verdicts.push([name, ...(await opened(token))]);
  expect(verdicts).toEqual(forged.map(([name]) => [name, "[]", 401]));
});

// The connection is closed while the token is still being sent, so the reset may arrive before the answer.
test("a token of a hundred kilobytes is refused before it is read", { retry: 3 }, async () => {
  const [, status] = await opened(`${encoded({ alg: "HS256" })}.${"A".repeat(100_000)}.A`);
  expect(status).toBe(431);
});
