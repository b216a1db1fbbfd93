import { environment } from "../src/environment";
import { secrets } from "../src/secrets";

export default () => ({
  auth: {
    secret: secrets.adminJwt,
    cookie: environment.secureCookies
      ? { sameSite: "strict", secure: true }
      : { sameSite: "strict" },
  },
  apiToken: { salt: secrets.apiTokenSalt },
  transfer: { token: { salt: secrets.transferTokenSalt } },
  secrets: { encryptionKey: secrets.encryptionKey },
  flags: { nps: false, promoteEE: false },
  tutorials: false,
  notifications: { releases: false },
  ai: { enabled: false },
});
