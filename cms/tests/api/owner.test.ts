import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { useSite } from "../boot";
import { ask, send } from "../fixtures/ask";
import { textsOf } from "../fixtures/lists";
import {
  adminToken,
  bearer,
  getUser,
  owner,
  secondOwner,
  setUp,
  setupToken,
  signIn,
} from "../fixtures/owner";
import { tableOf, userUid, type Stored } from "../fixtures/records";

const site = useSite();
let token: string;
beforeAll(async () => {
  token = setupToken();
});

const accounts = async () => [
  await tableOf(site.strapi, userUid).count(),
  await tableOf(site.strapi, "admin::user").count(),
];
const claim = [{ type: "role", value: "admin", message: "" }];

describe("setting up the owner", () => {
  test.each([
    ["no token", { token: undefined }, "token"],
    ["an empty token", { token: "" }, "token"],
    ["a wrong token", { token: "x".repeat(32) }, "token"],
    ["no e-mail", { email: undefined }, "email"],
    ["no address", { email: "owner" }, "email"],
    ["an address in capitals", { email: "Owner@Example.org" }, "email"],
    ["an address with a line break", { email: "owner@example.org\n" }, "email"],
    ["an address of over 100 characters", { email: `${"o".repeat(95)}@a.org` }, "email"],
    ["no password", { password: undefined }, "password"],
    ["a password of 11 bytes", { password: "wren nests!" }, "password"],
    ["a password everybody has", { password: "password1234" }, "password"],
    ["a password of one letter", { password: "aaaaaaaaaaaaaaaa" }, "password"],
  ])("with %s is refused on its field", async (_case, wrong, fieldId) => {
    const answer = await setUp(site.url, wrong);
    expect(answer.status).toBe(200);
    expect(answer.body).toContainEqual({ fieldId, errorMessage: expect.any(String) as string });
    expect(await accounts()).toEqual([0, 0]);
  });

  test("with a key nobody asked for is malformed: 400", async () => {
    const answer = await setUp(site.url, { role: 1 });
    expect(answer.status).toBe(400);
    expect(await accounts()).toEqual([0, 0]);
  });

  test("asked twice at once makes one owner and Strapi's super admin, nobody else", async () => {
    const bodies = await Promise.all(
      [owner.email, "second@example.org"].map(
        async (email) => (await setUp(site.url, { token, email })).body,
      ),
    );
    const done = bodies.filter((body) => Array.isArray(body) && body.length === 0);
    expect(done).toHaveLength(1);
    expect(await accounts()).toEqual([1, 1]);
  });

  test("works once: the link is used up, and its owner can sign in to both", async () => {
    expect((await setUp(site.url, { token })).body).toMatchObject([{ fieldId: "token" }]);
    expect((await setUp(site.url, { email: "else@example.org" })).body).toMatchObject([
      { fieldId: "token" },
    ]);
    expect(await accounts()).toEqual([1, 1]);
    expect((await signIn(site.url)).status).toBe(200);
    const admin = await send(`${site.url}/admin/login`, owner);
    expect(admin.status).toBe(200);
  });

  test("keeps the password in no readable form, and the secrets for the server only", async () => {
    const users = await tableOf(site.strapi, userUid).findMany();
    const secrets = join(site.dataDir, "secrets.json");
    for (const kept of [JSON.stringify(users), readFileSync(secrets, "utf8")])
      expect(kept).not.toContain(owner.password);
    expect(statSync(secrets).mode & 0o777).toBe(0o600);
  });
});

describe("the only owner", () => {
  const users = () => tableOf<Stored & { role: Stored }>(site.strapi, userUid);
  const where = { email: owner.email };
  const stored = () => users().findOne({ where, populate: ["role"] });
  const roles = () => tableOf(site.strapi, "plugin::users-permissions.role");
  // Strapi's admin limits sign-ins, right ones too.
  let inAdminToken = "";
  beforeAll(async () => {
    inAdminToken = await adminToken(site.url);
  });
  const inAdmin = async (method: string, path: string, body?: object) =>
    ask(site.url + path, {
      method,
      headers: { ...bearer(inAdminToken), "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
  const userPath = `/content-manager/collection-types/${userUid}`;

  test.each<[string, (of: Stored & { role: Stored }) => Promise<{ status: number; text: string }>]>(
    [
      ["deleted", ({ documentId }) => inAdmin("DELETE", `${userPath}/${documentId}`)],
      [
        "deleted with others",
        ({ documentId }) =>
          inAdmin("POST", `${userPath}/actions/bulkDelete`, { documentIds: [documentId] }),
      ],
      [
        "blocked",
        ({ documentId }) => inAdmin("PUT", `${userPath}/${documentId}`, { blocked: true }),
      ],
      [
        "given another role",
        async ({ documentId, role }) => {
          const guests = await roles().findOne({ where: { type: "authenticated" } });
          return inAdmin("PUT", `${userPath}/${documentId}`, {
            role: {
              connect: [{ id: guests.id, documentId: guests.documentId }],
              disconnect: [{ id: role.id, documentId: role.documentId }],
            },
          });
        },
      ],
      [
        "left with a deleted role",
        ({ role }) => inAdmin("DELETE", `/users-permissions/roles/${role.id}`),
      ],
    ],
  )("cannot be %s in Strapi’s admin, and still signs in", async (_what, change) => {
    const before = await stored();
    const { status, text } = await change(before);
    expect(text).toContain("only account that can sign in");
    expect(status).toBe(400);
    expect((await stored()).role.id).toBe(before.role.id);
    expect((await signIn(site.url)).status).toBe(200);
  });

  test("can be given to another role only while there is a second one", async () => {
    const { role } = await stored();
    const guests = await roles().findOne({ where: { type: "authenticated" } });
    const move = (to: number | null) => users().update({ where, data: { role: to } });
    await expect(move(guests.id)).rejects.toThrow("only account");
    await expect(move(null)).rejects.toThrow("only account");
    const other = await secondOwner(users(), role);
    await move(guests.id);
    await expect(users().delete({ where: { id: other.id } })).rejects.toThrow("only account");
    await move(role.id);
    await users().delete({ where: { id: other.id } });
  });

  test("who is locked out all the same gets a set-up link again, with the same e-mail", async () => {
    const before = await accounts();
    await site.strapi.db.connection("up_users").where(where).update({ blocked: true });
    const exists = async () =>
      (site.strapi.service("api::account.owner") as { exists(): Promise<boolean> }).exists();
    expect(await exists()).toBe(false);
    expect((await setUp(site.url)).body).toEqual([]);
    expect(await exists()).toBe(true);
    expect(await accounts()).toEqual(before);
    expect((await signIn(site.url)).status).toBe(200);
  });
});

describe("getuser", () => {
  const never = async (headers: Record<string, string> = {}) => {
    const answer = await getUser(site.url, headers);
    expect([answer.status, answer.body]).toEqual([200, []]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  };

  test("is the owner's claim for the owner, never stored", async () => {
    const { token: access } = await signIn(site.url);
    const answer = await getUser(site.url, bearer(access));
    expect([answer.status, answer.body]).toEqual([200, claim]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect((await ask(`${site.url}/cp/getuser?_=1`)).status).toBe(200);
  });

  test("is empty without a token", () => never());

  test.each([
    "Bearer ",
    ...textsOf(`Bearer ¦ Bearer x ¦ Bearer a.b.c ¦ Basic b3duZXI6eA== ¦ \u00e9 ¦ x y z`),
  ])("is empty for %j", (authorization) => never({ authorization }));

  test("is empty at once for an owner who is blocked, demoted or gone", async () => {
    const { token: access } = await signIn(site.url);
    const users = tableOf<{ role: Stored }>(site.strapi, userUid);
    const where = { email: owner.email };
    const { role } = await users.findOne({ where, populate: ["role"] });
    await secondOwner(users, role);
    await users.update({ where, data: { blocked: true } });
    await never(bearer(access));
    await users.update({ where, data: { blocked: false, role: null } });
    await never(bearer(access));
    await users.update({ where, data: { role: role.id } });
    expect((await getUser(site.url, bearer(access))).body).toEqual(claim);
    await users.delete({ where });
    await never(bearer(access));
  });
});
