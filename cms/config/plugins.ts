import { photoMimeTypes, uploadMaxBytes } from "shared-types/photo/import";
import { environment } from "../src/platform/environment";
import type { BucketEnvironment } from "../src/platform/environment/parts";
import { secrets } from "../src/platform/secrets";

/**
 * Strapi's own bucket provider, for whatever its plugin may store; this site's photos bypass it, with
 * the same client, because the provider neither reads nor copies (docs/decisions/040).
 */
const uploadProvider = ({ name, endpoint, region, ...credentials }: BucketEnvironment) => ({
  provider: "aws-s3",
  providerOptions: {
    rootPath: "strapi",
    s3Options: {
      region,
      credentials,
      ...(endpoint === "" ? {} : { endpoint, forcePathStyle: true }),
      // Objects are as private as their bucket.
      params: { Bucket: name, ACL: undefined },
    },
  },
});

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
      ...(environment.bucket ? uploadProvider(environment.bucket) : {}),
      sizeLimit: uploadMaxBytes,
      // Strapi may report either type for what `identify` accepted as HEIC.
      security: { allowedTypes: [...photoMimeTypes, "image/heif"] },
    },
  },
});
