// Whether the containers are as docs/deploy.md says.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { root } from "../stages/run.mjs";

const read = (/** @type {string} */ file) => readFileSync(join(root, file), "utf8");

describe("the Dockerfile", () => {
  const text = read("Dockerfile").replace(/^#.*\n/gm, "");
  const stages = text.split(/^(?=FROM )/m).filter((stage) => stage.startsWith("FROM "));
  const runs = stages.at(-1) ?? "";

  test("builds in one stage and runs in another, each of a named version", () => {
    expect(stages.length).toBeGreaterThan(1);
    for (const stage of stages) expect(stage).toMatch(/^FROM node:\d+-/);
  });

  test("runs as nobody special, without a shell, so that it hears SIGTERM", () => {
    expect([...runs.matchAll(/^USER (.*)$/gm)].at(-1)?.[1]).toBe("node");
    expect(runs).toMatch(/^CMD \["node",/m);
  });

  test("keeps /data in a volume and says how it is", () => {
    expect(runs).toMatch(/^VOLUME \/data$/m);
    expect(runs).toMatch(/^HEALTHCHECK [^]*\/api\/health/m);
  });

  test("holds no secret, and ADDs nothing, which would also fetch and unpack", () => {
    expect(text).not.toMatch(/^(ENV|ARG) [^]*?(SECRET|PASSWORD|TOKEN)/m);
    expect(text).not.toMatch(/^ADD /m);
  });
});

describe("docker-compose.yml", () => {
  const { services, volumes } = parse(read("docker-compose.yml"));

  test("gives the site a volume, a proxy in front, time to end, and no privileges", () => {
    expect(services.site).toMatchObject({
      read_only: true,
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
      volumes: [expect.stringMatching(/^\w+:\/data$/)],
      ports: [expect.stringMatching(/^127\.0\.0\.1:/)],
      depends_on: { database: { condition: "service_healthy" } },
      stop_grace_period: expect.stringMatching(/^\d{2,}s$/),
    });
    expect(services.site).not.toHaveProperty("privileged");
  });

  test("gives the database a volume and a health check, and opens it to nobody", () => {
    expect(services.database).toMatchObject({
      image: expect.stringMatching(/^postgres:17\b/),
      volumes: [expect.stringMatching(/^\w+:\/var\/lib\/postgresql\/data$/)],
      healthcheck: { test: expect.anything() },
    });
    expect(services.database).not.toHaveProperty("ports");
    expect(services.database).not.toHaveProperty("privileged");
  });

  test("declares every volume, and takes passwords from the environment", () => {
    for (const service of Object.values(services)) {
      for (const volume of service.volumes) expect(volumes).toHaveProperty(volume.split(":")[0]);
      for (const [name, value] of Object.entries(service.environment))
        if (/PASSWORD|SECRET|TOKEN/.test(name)) expect(value).toMatch(/^\$\{/);
    }
  });
});
