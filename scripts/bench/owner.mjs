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
