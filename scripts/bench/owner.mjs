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

/** A token lives for ten minutes. */
const tokenMs = 5 * 60_000;

/** Calls as the owner; a save that is refused throws. @param {string} url */
export function ownerCalls(url) {
  /** @type {Record<string, string>} */
  let token = {};
  let since = -Infinity;
  /** @param {string} method @param {string} path @param {object} [body] @param {string} [etag] */
  return async (method, path, body, etag) => {
    if (performance.now() - since > tokenMs) {
      token = await signedIn(url);
      since = performance.now();
    }
    const isForm = body instanceof FormData;
    const answer = await fetch(`${url}/api/${path}`, {
      method,
      headers: {
        ...token,
        ...(isForm ? {} : { "content-type": "application/json" }),
        ...(etag === undefined ? {} : { "if-match": etag }),
      },
      body: isForm ? body : body && JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok || text.startsWith('[{"fieldId')) throw new Error(`${path}: ${text}`);
    /** @type {any} */
    const json = JSON.parse(text);
    return { etag: answer.headers.get("etag") ?? undefined, json };
  };
}

/** Signs the owner in to the panel. @param {string} url */
export const signIn = (url) => async (/** @type {import("@playwright/test").Page} */ page) => {
  await page.goto(`${url}/cp`);
  await page.getByLabel("E-mail").fill(owner.email);
  await page.getByLabel("Password").fill(owner.password);
  await page.getByLabel("Password").press("Enter");
  await page.getByRole("heading", { name: "Admin Home" }).waitFor();
};
