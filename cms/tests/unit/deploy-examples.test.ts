import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { calls } from "shared-types/calls";
import { uploadMaxBytes } from "shared-types/photo/import";
import { describe, expect, test } from "vitest";
import { belongsToAdmin, strapiPrefixes } from "../../src/http/paths";
import { useEnvironmentReader } from "../fixtures/environment-reader";

const root = join(__dirname, "../../..");
const deploy = readFileSync(join(root, "docs/deploy.md"), "utf8");

const read = useEnvironmentReader();

/** The one example of this kind. */
function example(language: string): string {
  const found = [...deploy.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, "gm"))];
  expect(found).toHaveLength(1);
  return found[0]?.[1] ?? "";
}

describe("the unit of docs/deploy.md", () => {
  const settings = (name: string) =>
    [...example("ini").matchAll(new RegExp(`^${name}=(.*)$`, "gm"))].map(([, value = ""]) => value);
  const env = Object.fromEntries(
    settings("Environment")
      .flatMap((line) => line.split(" "))
      .map((pair) => pair.split("=") as [string, string]),
  );

  test("gives the site settings that it takes, behind one proxy that speaks https", () => {
    const site = read(env);
    expect(site).toMatchObject({ host: "127.0.0.1", trustProxy: 1, secureCookies: true });
    expect(site.dataDir).toBe(`/var/lib/${settings("StateDirectory")[0]}`);
  });

  test("names no variable that nothing reads", () => {
    const documented = readFileSync(join(root, "docs/contributing.md"), "utf8");
    for (const name of Object.keys(env))
      if (name !== "NODE_ENV") expect(documented).toContain(`\`${name}\``);
  });

  test("starts a script that is there, and leaves V8 what it needs", () => {
    const [node, script = ""] = settings("ExecStart")[0]?.split(" ") ?? [];
    expect(node).toBe("/usr/bin/node");
    expect(existsSync(join(root, script))).toBe(true);
    // V8 writes and executes compiled code.
    expect(settings("MemoryDenyWriteExecute")).toEqual([]);
  });
});

describe("the nginx of docs/deploy.md", () => {
  const nginx = example("nginx");
  const [, sign, pattern = ""] = /location (~\*?) (\S+) \{/.exec(nginx) ?? [];
  const isClosed = (path: string) => new RegExp(pattern, sign === "~*" ? "i" : "").test(path);

  test("lets the largest photo through", () => {
    const mb = Number(/client_max_body_size (\d+)m;/.exec(nginx)?.[1]);
    expect(mb * 1024 * 1024).toBeGreaterThan(uploadMaxBytes + 1024 * 1024);
  });

  test("closes Strapi's admin however its letters are written", () => {
    for (const prefix of strapiPrefixes)
      for (const path of [prefix, `${prefix}/x`, `${prefix.toUpperCase()}/x`])
        expect([path, isClosed(path)]).toEqual([path, belongsToAdmin(path)]);
  });

  test("closes no call and no page", () => {
    const pages = ["/", "/flora", "/photos", "/contact", "/cp", "/cp/photos", "/assets/app/x.js"];
    for (const path of [...pages, ...Object.values(calls).map((call) => call.path)])
      expect([path, isClosed(path)]).toEqual([path, false]);
  });

  test("tells the site by each proxied request who asks", () => {
    // A directive in a location would override all of the server's.
    expect(nginx).not.toMatch(/location[^}]*proxy_set_header/);
    expect(nginx).toContain("proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;");
  });
});
