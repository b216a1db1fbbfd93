/** Reads the environment by name and collects errors; an empty variable counts as missing. */
export class Variables {
  /** The errors, each with what to do. */
  readonly errors: string[] = [];
  readonly #env: NodeJS.ProcessEnv;

  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env;
  }

  check(isGood: boolean, error: string): void {
    if (!isGood) this.errors.push(error);
  }

  text(name: string, fallback = ""): string {
    return this.#env[name] || fallback;
  }

  /** A whole number from `min` to `max`. */
  integer(name: string, fallback: number, error: string, min = 0, max = Infinity): number {
    const number = Number(this.text(name) || fallback);
    this.check(Number.isInteger(number) && number >= min && number <= max, error);
    return number;
  }

  /** One of some words; by default the first. */
  choice<Word extends string>(
    name: string,
    words: readonly [Word, ...Word[]],
    fallback = words[0],
  ): Word {
    const given = this.text(name, fallback);
    const found = words.find((word) => word === given);
    const known = words.length === 2 ? words.join(" or ") : `one of ${words.join(", ")}`;
    this.check(found !== undefined, `${name} is "${given}": set it to ${known}.`);
    return found ?? fallback;
  }

  /** '1' or missing. */
  flag(name: string): boolean {
    const given = this.text(name, "0");
    this.check(given === "0" || given === "1", `${name} must be 1, or left out.`);
    return given === "1";
  }

  /** A path of this site or the address of another, without trailing slash; '' for the site's root. */
  base(name: string, fallback: string): string {
    const base = this.text(name, fallback).replace(/\/+$/, "");
    const error = `${name} is "${base}": set it to a path such as /api, or an address such as https://garden.example/api.`;
    this.check(/^(\/[\w./-]+|https?:\/\/[^/]+(\/[\w./-]+)?|)$/.test(base), error);
    return base;
  }

  /** The address of a server, without path or trailing slash. */
  origin(name: string, fallback: string, error: string): string {
    const address = this.text(name, fallback).replace(/\/+$/, "");
    const isLeftOut = address === "" && fallback === "";
    this.check(isLeftOut || /^https?:\/\/[^/]+$/.test(address), error);
    return address;
  }
}
