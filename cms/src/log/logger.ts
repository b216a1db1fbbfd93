import { join } from "node:path";
import { Writable } from "node:stream";
import { winston } from "@strapi/logger";
import type { Context } from "koa";
import { environment } from "../environment";
import { jsonLine, plainLine, type Entry } from "./line";
import { logFile } from "./log-file";

const keeping = { files: 5, bytes: 5_000_000, days: 30 };

/** What Strapi keeps of the request that is being answered; nothing before it is loaded. */
interface Loaded {
  strapi?: { requestContext?: { get(): Context | undefined } };
}

function requestId(): string {
  const id: unknown = (globalThis as Loaded).strapi?.requestContext?.get()?.state["requestId"];
  return typeof id === "string" ? id : "";
}

/** Gives each line the look that the way out has, from one and the same entry. */
function formatted(look: (entry: Entry) => string) {
  return winston.format.printf(({ level, message, stack }) =>
    look({ level, message, stack, requestId: requestId(), time: new Date() }),
  );
}

/** A stream of lines into the files below the data directory. */
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

/** What Strapi's winston is set up with: lines on the terminal, and JSON in files (decision 079). */
export function loggerSettings() {
  const { level, format, toFile } = environment.log;
  const terminal = new winston.transports.Console({
    format: formatted(format === "json" ? jsonLine : plainLine),
  });
  const file = () =>
    new winston.transports.Stream({ stream: fileStream(), format: formatted(jsonLine) });
  return {
    level,
    format: winston.format.errors({ stack: true }),
    transports: toFile ? [terminal, file()] : [terminal],
  };
}
