import { photoMimeTypes, uploadMaxBytes } from "shared-types/photo/import";
import { environment } from "../src/platform/environment";
import { secrets } from "../src/platform/secrets";

export default () => ({
  "users-permissions": {
    config: {
      jwtSecret: secrets.jwt,
      jwtManagement: "refresh",
      jwt: { algorithm: "HS256" },
      // The plugin's limit counts successes too; middlewares/sign-in has its own.
      ratelimit: { enabled: false },
      sessions: {
        accessTokenLifespan: 600,
        maxRefreshTokenLifespan: 30 * 24 * 3600,
        idleRefreshTokenLifespan: 14 * 24 * 3600,
        httpOnly: true,
        cookie: {
          name: "habitat_refresh",
          sameSite: "strict",
          path: "/api/auth",
          secure: environment.secureCookies,
        },
      },
    },
  },
  // Replaced before anything is sent (patches/mail-provider.ts).
  email: { config: { provider: "nodemailer" } },
  upload: {
    config: {
      // Strapi's provider of files is the one it brings: nothing reaches it (extensions/upload).
      sizeLimit: uploadMaxBytes,
      // Strapi may report either type for what `identify` accepted as HEIC.
      security: { allowedTypes: [...photoMimeTypes, "image/heif"] },
    },
  },
});
