/** The environment of a site under test, as a deployment would set it. */
export const siteEnvironment = (port: number, dataDir: string, databaseUrl: string) => ({
  NODE_ENV: "production",
  STRAPI_TELEMETRY_DISABLED: "true",
  HOST: "127.0.0.1",
  PORT: String(port),
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  LOG_LEVEL: "error",
  // AVIF would take the cores from the tests; its own tests turn it on.
  PHOTO_AVIF: "off",
});
