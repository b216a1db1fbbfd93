// `npm run imports`: who imports whom, types included, as a picture of each part. Fails where files, or rooms, do so in a circle.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { circlesOf, floorsOf, grouped } from "./imports/floors.mjs";
import { picture } from "./imports/picture.mjs";
import { importsOf, parts, roomOf } from "./imports/read.mjs";
import { ensurePackages } from "./stages/install.mjs";
import { root } from "./stages/run.mjs";
import { fail, PlainError, say } from "./stages/say.mjs";

const folder = join(root, ".cache", "imports");
const product = /\.(?:mjs|tsx?)$/;
const apart = /\.test\.|\.d\.ts$|\/fixture|\.fixture\.|^(?:cms|shared-types)\/tests\/|^web\/e2e\//;

try {
  await ensurePackages();
  mkdirSync(folder, { recursive: true });
  const listed = execFileSync("git", ["ls-files", ...parts], { cwd: root, encoding: "utf8" });
  const files = listed.split("\n").filter((file) => product.test(file) && !apart.test(file));
  const imports = importsOf(root, files);
  const rooms = grouped(imports, roomOf);
  const circles = [...circlesOf(imports), ...circlesOf(rooms)];
  if (circles.length > 0)
    throw new PlainError(
      `These import each other in a circle:\n${circles.map((circle) => circle.join(" → ")).join("\n")}`,
    );
  for (const part of parts) {
    const isHere = (/** @type {string} */ room) => room.startsWith(`${part}/`);
    const own = new Map(
      [...rooms]
        .filter(([room]) => isHere(room))
        .map(([room, others]) => [room, new Set([...others].filter(isHere))]),
    );
    const sizes = new Map([...own.keys()].map((room) => [room, 0]));
    for (const name of files.map(roomOf))
      if (sizes.has(name)) sizes.set(name, (sizes.get(name) ?? 0) + 1);
    const file = join(folder, `${part}.svg`);
    writeFileSync(file, picture(part, own, sizes));
    const floors = Math.max(...floorsOf(own).values()) + 1;
    say(`${part}: ${own.size} rooms on ${floors} floors, no circle, ${relative(root, file)}`);
  }
} catch (error) {
  fail(error);
}
