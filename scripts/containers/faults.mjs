/**
 * An instruction of a Dockerfile, with continued lines joined.
 * @typedef {{ name: string, rest: string }} Instruction
 */

/** @param {string} text @returns {Instruction[]} */
function instructionsOf(text) {
  return text
    .split("\n")
    .filter((line) => !/^\s*#/.test(line))
    .join("\n")
    .replace(/\\\n/g, " ")
    .split("\n")
    .map((line) => /^\s*([A-Za-z]+)\s+(.*)$/.exec(line))
    .filter((found) => found !== null)
    .map(([, name = "", rest = ""]) => ({ name: name.toUpperCase(), rest: rest.trim() }));
}

/**
 * What a Dockerfile lacks of what is promised about the image, one sentence each.
 * @param {string} text
 * @returns {string[]}
 */
export function dockerfileFaults(text) {
  const all = instructionsOf(text);
  const froms = all.filter(({ name }) => name === "FROM");
  const last = all.slice(all.findLastIndex(({ name }) => name === "FROM"));
  const of = (/** @type {string} */ name) => last.filter((step) => step.name === name);
  const user = of("USER").at(-1)?.rest ?? "";
  const loose = froms.filter(({ rest }) => !/^\S+:[\w.-]*\d/.test(rest) || /:latest\b/.test(rest));
  const checks = /** @type {[boolean, string][]} */ ([
    [froms.length >= 2, "build in one stage and run in another"],
    [loose.length === 0, "name the version of every image it begins with"],
    [user !== "" && !/^(root|0)(:|$)/.test(user), "run as a USER that is not root"],
    [
      of("HEALTHCHECK").some(({ rest }) => rest.includes("/api/health")),
      "have a HEALTHCHECK of /api/health",
    ],
    [of("VOLUME").some(({ rest }) => rest.includes("/data")), "keep /data in a VOLUME"],
    [
      of("CMD").some(({ rest }) => rest.startsWith("[")),
      "start without a shell, so that it hears SIGTERM",
    ],
    [all.every(({ name }) => name !== "ADD"), "COPY: ADD also fetches and unpacks"],
    [
      all.every(
        ({ name, rest }) => !["ENV", "ARG"].includes(name) || !/SECRET|PASSWORD|TOKEN/i.test(rest),
      ),
      "hold no secret",
    ],
  ]);
  return checks.filter(([isGood]) => !isGood).map(([, rule]) => `Dockerfile: it must ${rule}.`);
}

/**
 * @typedef {object} Service
 * @property {string} [image]
 * @property {boolean} [read_only]
 * @property {string[]} [cap_drop]
 * @property {string[]} [security_opt]
 * @property {string[]} [volumes]
 * @property {string[]} [ports]
 * @property {string} [stop_grace_period]
 * @property {boolean} [privileged]
 * @property {Record<string, string>} [environment]
 * @property {object} [healthcheck]
 * @property {Record<string, { condition?: string }>} [depends_on]
 */

/** @param {Service} site @returns {[boolean, string][]} */
const siteRules = (site) => [
  [site.read_only === true, "the site's root file system must be read_only"],
  [site.cap_drop?.includes("ALL") === true, "the site must drop ALL capabilities"],
  [
    site.security_opt?.includes("no-new-privileges:true") === true,
    "the site must gain no new privileges",
  ],
  [
    site.volumes?.some((at) => at.endsWith(":/data")) === true,
    "the site must keep /data in a volume",
  ],
  [
    site.ports?.every((port) => port.startsWith("127.0.0.1:")) !== false,
    "the site must listen on 127.0.0.1 alone: a proxy stands in front",
  ],
  [
    site.depends_on?.database?.condition === "service_healthy",
    "the site must wait until the database is healthy",
  ],
  [
    Number.parseInt(site.stop_grace_period ?? "0", 10) >= 10,
    "the site must have ten seconds to end",
  ],
];

/** @param {Service} database @returns {[boolean, string][]} */
const databaseRules = (database) => [
  [/^postgres:17\b/.test(database.image ?? ""), "the database must be postgres:17"],
  [
    database.volumes?.some((at) => at.endsWith(":/var/lib/postgresql/data")) === true,
    "the database must keep its data in a volume",
  ],
  [database.healthcheck !== undefined, "the database must have a healthcheck"],
  [database.ports === undefined, "the database must not be open to others"],
];

/**
 * What a compose file lacks of what is promised, one sentence each.
 * @param {{ services?: Record<string, Service>, volumes?: Record<string, unknown> }} compose
 * @returns {string[]}
 */
export function composeFaults({ services = {}, volumes = {} }) {
  const { site = {}, database = {} } = services;
  const used = [site, database].flatMap((service) => service.volumes ?? []);
  const named = used.map((at) => at.split(":")[0] ?? "");
  const secrets = [site, database]
    .flatMap(({ environment = {} }) => Object.entries(environment))
    .filter(([name]) => /PASSWORD|SECRET|TOKEN/.test(name));
  /** @type {[boolean, string][]} */
  const checks = [
    ...siteRules(site),
    ...databaseRules(database),
    [named.every((name) => name in volumes), "every volume must be declared"],
    [[site, database].every(({ privileged }) => !privileged), "nothing may be privileged"],
    [
      secrets.every(([, value]) => value.startsWith("${")),
      "passwords must come from the environment",
    ],
  ];
  return checks.filter(([isGood]) => !isGood).map(([, rule]) => `docker-compose.yml: ${rule}.`);
}
