import { join } from "node:path";
import { Writable } from "node:stream";
import { winston } from "@strapi/logger";
import type { Context } from "koa";
import { environment } from "../environment";
import { jsonLine, plainLine, type Entry } from "./line";
import { logFile } from "./log-file";

const keeping = { files: 5, bytes: 5_000_000, days: 30 };

/** Strapi's context of the current request; undefined before Strapi is loaded. */
interface Loaded {
  strapi?: { requestContext?: { get(): Context | undefined } };
}

function requestId(): string {
  const id: unknown = (globalThis as Loaded).strapi?.requestContext?.get()?.state["requestId"];
  return typeof id === "string" ? id : "";
}

/** Formats an entry for one output. */
function formatted(look: (entry: Entry) => string) {
  return winston.format.printf(({ level, message, stack }) =>
    look({ level, message, stack, requestId: requestId(), time: new Date() }),
  );
}

/** Steps of Strapi's own migrations, thirty lines at a first start, and that it is there: only in the files. */
const ofNoUse = /^(\[(?:internal migration|discard-drafts)\]|Strapi started successfully$)/;

/** Drops lines that are of no use on a terminal. */
const withoutSteps = winston.format((info) =>
  info.level === "info" && ofNoUse.test(String(info.message)) ? false : info,
);

/** A stream of lines to the log files in the data directory. */
function fileStream(): Writable {
  const file = logFile(join(environment.dataDir, "logs"), keeping);
  return new Writable({
    decodeStrings: false,
    write(line: string, _encoding, done) {
      file.write(line.trimEnd(), Date.now());
      done();
    },
  });
}

/** The options of Strapi's winston: lines on the terminal, JSON in files (docs/decisions/035). */
export function loggerSettings() {
  const { level, format, toFile } = environment.log;
  const terminal = new winston.transports.Console({
    format: winston.format.combine(
      withoutSteps(),
      formatted(format === "json" ? jsonLine : plainLine),
    ),
  });
  const file = () =>
    new winston.transports.Stream({ stream: fileStream(), format: formatted(jsonLine) });
  return {
    level,
    format: winston.format.errors({ stack: true }),
    transports: toFile ? [terminal, file()] : [terminal],
  };
}
