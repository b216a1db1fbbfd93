import { environment } from "../src/platform/environment";
import { secrets } from "../src/platform/secrets";

export default () => ({
  auth: {
    secret: secrets.adminJwt,
    cookie: { sameSite: "strict", secure: environment.secureCookies },
  },
  apiToken: { salt: secrets.apiTokenSalt },
  transfer: { token: { salt: secrets.transferTokenSalt } },
  secrets: { encryptionKey: secrets.encryptionKey },
  flags: { nps: false, promoteEE: false },
  tutorials: false,
  notifications: { releases: false },
  ai: { enabled: false },
});
