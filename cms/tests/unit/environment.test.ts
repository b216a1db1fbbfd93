import { execFileSync } from "node:child_process";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { useEnvironmentReader } from "../fixtures/environment-reader";

const read = useEnvironmentReader();

describe("the environment", () => {
  test("without variables gives a site on this machine, on SQLite", () => {
    expect(read({})).toMatchObject({
      host: "127.0.0.1",
      port: 1337,
      databaseUrl: "",
      publicUrl: "http://localhost:1337",
      apiBase: "/api",
      mvcBase: "",
      timeZone: "",
      trustProxy: 0,
      photoAvif: "background",
      backupKeep: 14,
      ownerEmail: "",
      production: false,
    });
  });

  // Strapi also reads them from the sources, when its admin is built: secrets lay beside the project then.
  test("keeps the data in the project, whether it is read from the sources or from what is built", () => {
    const project = resolve(import.meta.dirname, "../../..");
    expect(read({}).dataDir).toBe(join(project, "data"));
    const script = `process.stdout.write(require("./src/platform/environment").environment.dataDir)`;
    const cwd = join(project, "cms/dist");
    const env = { PATH: process.env["PATH"] ?? "" };
    const built = execFileSync(process.execPath, ["-e", script], { cwd, env, encoding: "utf8" });
    expect(built).toBe(join(project, "data"));
  });

  test("of a site that serves asks for JSON lines, unless a person or LOG_FORMAT says otherwise", () => {
    const format = (env: object, isTerminal: boolean) =>
      read({ NODE_ENV: "production", ...env }, isTerminal).log.format;
    expect(format({}, false)).toBe("json");
    expect(format({}, true)).toBe("plain");
    expect(format({ LOG_FORMAT: "json" }, true)).toBe("json");
    expect(format({ LOG_FORMAT: "plain" }, false)).toBe("plain");
    expect(format({ NODE_ENV: "development" }, false)).toBe("plain");
  });

  test("leaves name, owner, license and time zone to the site record unless they are set", () => {
    const none = { siteTitle: "", siteOwner: "", licenseUrl: "", timeZone: "" };
    expect(read({})).toMatchObject(none);
    const license = "https://creativecommons.org/licenses/by/4.0/";
    const named = read({ SITE_OWNER: "Ada Fern", SITE_LICENSE_URL: license });
    expect(named).toMatchObject({ siteOwner: "Ada Fern", licenseUrl: license });
  });

  test("is taken at its word, the address without its last slash", () => {
    const given = { PORT: "8080", PUBLIC_URL: "https://garden.example/", TRUST_PROXY: "2" };
    expect(read({ ...given, DATABASE_URL: "postgresql://u@h/d" })).toMatchObject({
      port: 8080,
      publicUrl: "https://garden.example",
      trustProxy: 2,
      databaseUrl: "postgresql://u@h/d",
    });
  });

  test.each([
    ["PORT", "x"],
    ["PORT", "70000"],
    ["PORT", "1.5"],
    ["DATABASE_URL", "mysql://h/d"],
    ["SITE_TIMEZONE", "Mars/Olympus"],
    ["API_BASE", "api"],
    ["MVC_BASE", "ftp://garden.example"],
    ["PHOTO_AVIF", "later"],
    ["TRUST_PROXY", "-1"],
    ["TRUST_PROXY", "true"],
    ["SITE_LICENSE_URL", "javascript:alert(1)"],
    ["SITE_LICENSE_URL", "CC BY 4.0"],
    ["STORAGE", "cloud"],
    ["STORAGE", "s3"],
    ["ACCEPT_NEW_SECRETS", "yes"],
    ["PUBLIC_URL", "garden.example"],
    ["PUBLIC_URL", "https://garden.example/path"],
    ["SMTP_URL", "mail.example:25"],
    ["SMTP_URL", "smtp://"],
    ["SMTP_URL", "smtp://mail.example:port"],
    ["MAIL_TO", "a@b.org, c@d.org"],
    ["MAIL_FROM", "Garden <a@b.org>"],
    ["OWNER_EMAIL", "a@b.org"],
    ["OWNER_PASSWORD", "wren nests in may"],
  ])("with %s=%s is refused by name", (name, value) => {
    expect(() => read({ [name]: value })).toThrow(name);
  });

  test("that names a bucket keeps photos there, and lacks nothing of it", () => {
    const given = { STORAGE: "s3", S3_BUCKET: "garden", S3_ACCESS_KEY_ID: "id" };
    expect(() => read(given)).toThrow(/^STORAGE=s3 also needs S3_SECRET_ACCESS_KEY:/);
    const whole = { ...given, S3_SECRET_ACCESS_KEY: "secret" };
    const keys = { accessKeyId: "id", secretAccessKey: "secret" };
    const bucket = { name: "garden", endpoint: "", region: "us-east-1", ...keys };
    expect(read(whole).bucket).toEqual(bucket);
    expect(() => read({ ...whole, S3_ENDPOINT: "https://s3.example/garden" })).toThrow(
      /^S3_ENDPOINT must be an address/,
    );
    expect(read({ S3_BUCKET: "garden" }).bucket).toBeNull();
  });

  test("with several errors names them all at once", () => {
    const broken = { PORT: "x", SITE_TIMEZONE: "x", TRUST_PROXY: "x" };
    expect(() => read(broken)).toThrow(/PORT[^]*SITE_TIMEZONE[^]*TRUST_PROXY/);
  });
});
