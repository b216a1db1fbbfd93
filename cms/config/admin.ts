import { environment } from "../src/platform/environment";
import { secrets } from "../src/platform/secrets";

export default () => ({
  auth: {
    secret: secrets.adminJwt,
    // Unset, each cookie is as secure as its request; `false` would be warned of at every start.
    cookie: { sameSite: "strict", ...(environment.secureCookies ? { secure: true } : {}) },
  },
  apiToken: { salt: secrets.apiTokenSalt },
  transfer: { token: { salt: secrets.transferTokenSalt } },
  secrets: { encryptionKey: secrets.encryptionKey },
  flags: { nps: false, promoteEE: false },
  tutorials: false,
  notifications: { releases: false },
  ai: { enabled: false },
});
