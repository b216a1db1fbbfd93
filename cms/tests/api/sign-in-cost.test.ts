import { beforeAll, expect, test, vi } from "vitest";
import { useSite } from "../boot";
import { owner, setUp, trySignIn } from "../fixtures/owner";

// The cost of a hash is the site's own here.
const site = useSite({ env: { TEST_SLOW_PASSWORDS: "1" } });

beforeAll(() => setUp(site.url));

test("holds the password against a hash of the same cost whether there is an account or not", async () => {
  const users = site.strapi.plugin("users-permissions").service<{
    validatePassword(password: string, hash: string): Promise<boolean>;
  }>("user");
  const compared = vi.spyOn(users, "validatePassword");
  for (const identifier of [owner.email, "nobody@example.org", "", "\u0000"]) {
    compared.mockClear();
    const { status } = await trySignIn(site.url, identifier, "not this one");
    expect(status).toBe(401);
    expect(compared.mock.calls).toEqual([
      ["not this one", expect.stringMatching(/^\$2[aby]\$10\$/)],
    ]);
  }
  compared.mockRestore();
});
