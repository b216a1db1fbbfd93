const owner = { email: "bench@example.org", password: "a wren times photos" };

/** A site's environment, for the owner that `signedIn` signs in. */
export const ownerAccount = { OWNER_EMAIL: owner.email, OWNER_PASSWORD: owner.password };

/** Headers of the signed-in owner. @param {string} url */
export async function signedIn(url) {
  const answer = await fetch(`${url}/api/auth/local`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ identifier: owner.email, password: owner.password }),
  });
  const { jwt } = /** @type {{ jwt: string }} */ (await answer.json());
  return { authorization: `Bearer ${jwt}` };
}

/** Signs the owner in to the panel. @param {string} url */
export const signIn = (url) => async (/** @type {import("@playwright/test").Page} */ page) => {
  await page.goto(`${url}/cp`);
  await page.getByLabel("E-mail").fill(owner.email);
  await page.getByLabel("Password").fill(owner.password);
  await page.getByLabel("Password").press("Enter");
  await page.getByRole("heading", { name: "Admin Home" }).waitFor();
};
