import { photoMimeTypes, uploadMaxBytes } from "shared-types";
import { environment } from "../src/environment";
import type { BucketEnvironment } from "../src/environment/parts";
import { transportOptions } from "../src/mail/transport";
import { secrets } from "../src/secrets";

/**
 * Strapi's own way to a bucket, for whatever its plugin may store; this site's photos go beside it, by
 * the same client, as the provider neither reads nor copies (decision 087).
 */
const uploadProvider = ({ name, endpoint, region, ...credentials }: BucketEnvironment) => ({
  provider: "aws-s3",
  providerOptions: {
    rootPath: "strapi",
    s3Options: {
      ...{ region, credentials },
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
      // It counts successes too; middlewares/sign-in has its own limits.
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
  email: {
    config: {
      provider: "nodemailer",
      providerOptions: transportOptions(environment.mail.smtpUrl),
      settings: { defaultFrom: environment.mail.from },
    },
  },
  upload: {
    config: {
      ...(environment.bucket ? uploadProvider(environment.bucket) : {}),
      sizeLimit: uploadMaxBytes,
      // Strapi's word for what `identify` has let through as HEIC may be either.
      security: { allowedTypes: [...photoMimeTypes, "image/heif"] },
    },
  },
});
