import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { root } from "../stages/run.mjs";
import { composeFaults, dockerfileFaults } from "./faults.mjs";

const dockerfile = readFileSync(join(root, "Dockerfile"), "utf8");
const compose = readFileSync(join(root, "docker-compose.yml"), "utf8");

describe("the Dockerfile", () => {
  it("is as promised", () => expect(dockerfileFaults(dockerfile)).toEqual([]));

  it.each([
    [/^USER node$/m, "", "not root"],
    [/^USER node$/m, "USER root", "not root"],
    [/^USER node$/m, "USER 0:0", "not root"],
    [/^HEALTHCHECK/m, "LABEL", "HEALTHCHECK"],
    [/^VOLUME \/data$/m, "", "VOLUME"],
    [/^CMD \["node", "scripts\/serve.mjs"\]/m, "CMD node scripts/serve.mjs", "SIGTERM"],
    [/node:22-bookworm-slim$/m, "node:latest", "version"],
    [/^COPY \. \.$/m, "ADD . .", "ADD"],
    [/^ENV NODE_ENV/m, "ENV OWNER_PASSWORD=x \\\n  NODE_ENV", "secret"],
    [/^FROM node:22-bookworm-slim AS build[^]*?^FROM/m, "FROM", "one stage"],
  ])("without %s is refused", (from, to, rule) => {
    const changed = dockerfile.replace(from, to);
    expect(changed).not.toBe(dockerfile);
    expect(dockerfileFaults(changed).join()).toContain(rule);
  });
});

describe("docker-compose.yml", () => {
  it("is as promised", () => expect(composeFaults(parse(compose))).toEqual([]));

  it.each([
    ["read_only: true", "read_only: false", "read_only"],
    ["- ALL", "- NET_RAW", "capabilities"],
    ["- no-new-privileges:true", "- seccomp:unconfined", "privileges"],
    ["- site:/data", "- site:/elsewhere", "/data"],
    ['"127.0.0.1:${PORT:-1337}:1337"', '"1337:1337"', "127.0.0.1"],
    ["condition: service_healthy", "condition: service_started", "healthy"],
    ["stop_grace_period: 20s", "stop_grace_period: 2s", "ten seconds"],
    ["postgres:17-bookworm", "postgres:latest", "postgres:17"],
    ["- database:/var/lib/postgresql/data", "- database:/tmp", "its data"],
    ["healthcheck:", "x-healthcheck:", "healthcheck"],
    ["volumes:\n  site:\n  database:", "volumes:\n  site:", "declared"],
    ["init: true", "privileged: true", "privileged"],
    ["POSTGRES_PASSWORD: ${DATABASE_PASSWORD:?", "POSTGRES_PASSWORD: wren # ", "environment"],
    ["image: postgres", 'ports: ["5432:5432"]\n    image: postgres', "open to others"],
  ])("with %s changed to %s is refused", (from, to, rule) => {
    const changed = compose.replace(from, to);
    expect(changed).not.toBe(compose);
    expect(composeFaults(parse(changed)).join()).toContain(rule);
  });
});
