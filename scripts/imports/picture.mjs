import { essential, floorsOf } from "./floors.mjs";

const width = 1440;
const box = { height: 40, gap: 12, between: 44 };
const colors = {
  page: "#fbf8f0",
  box: "#ffffff",
  line: "#8b9a86",
  ink: "#22302b",
  soft: "#5c675f",
};

/** @param {string} text */
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A room's name without the folders that all rooms of its part stand in. @param {string} part @param {string} name */
const shortOf = (part, name) => name.replace(new RegExp(`^${part}/(src/)?`), "");

/**
 * A floor's rooms, each below the middle of those that import it.
 * @param {string[]} names
 * @param {import("./floors.mjs").Arrows} arrows
 * @param {Map<string, { x: number, width: number }>} places  of the floors above
 */
function inOrder(names, arrows, places) {
  const middleOf = (/** @type {string} */ name) => {
    const above = [...arrows].flatMap(([one, others]) => {
      const place = places.get(one);
      return place && others.has(name) ? place.x + place.width / 2 : [];
    });
    return above.length > 0 ? above.reduce((sum, x) => sum + x) / above.length : width / 2;
  };
  const middles = new Map(names.map((name) => [name, middleOf(name)]));
  return names.toSorted(
    (a, b) => (middles.get(a) ?? 0) - (middles.get(b) ?? 0) || a.localeCompare(b),
  );
}

/** @param {string[]} names @param {string} part */
function rowsOf(names, part) {
  /** @type {{ name: string, width: number }[][]} */
  const rows = [[]];
  let filled = 48;
  for (const name of names) {
    const one = { name, width: 7.5 * Math.max(shortOf(part, name).length, 7) + 24 };
    if (filled + one.width > width) {
      rows.push([]);
      filled = 48;
    }
    filled += one.width + box.gap;
    rows.at(-1)?.push(one);
  }
  return rows;
}

/**
 * A part's rooms as an SVG picture: each stands above all that it imports. An arrow that other arrows say already is left out.
 * @param {string} part
 * @param {import("./floors.mjs").Arrows} rooms  without circles
 * @param {Map<string, number>} sizes  files of each room
 */
export function picture(part, rooms, sizes) {
  const arrows = essential(rooms);
  const floors = floorsOf(rooms);
  /** @type {Map<string, { x: number, y: number, width: number }>} */
  const places = new Map();
  let y = 64;
  for (let floor = Math.max(0, ...floors.values()); floor >= 0; floor--) {
    const names = [...rooms.keys()].filter((name) => floors.get(name) === floor);
    for (const row of rowsOf(inOrder(names, arrows, places), part)) {
      const whole = row.reduce((sum, one) => sum + one.width + box.gap, -box.gap);
      let x = (width - whole) / 2;
      for (const one of row) {
        places.set(one.name, { x, y, width: one.width });
        x += one.width + box.gap;
      }
      y += box.height + box.gap;
    }
    y += box.between;
  }
  const lines = [...arrows].flatMap(([name, others]) =>
    [...others].map((other) => {
      const [from, to] = [places.get(name), places.get(other)];
      if (!from || !to) return "";
      const [x1, y1] = [from.x + from.width / 2, from.y + box.height];
      const [x2, y2] = [to.x + to.width / 2, to.y];
      const bend = Math.max(24, (y2 - y1) / 2);
      return `<path d="M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}"/>`;
    }),
  );
  const boxes = [...places].map(([name, { x, y: at, width: wide }]) => {
    const label = escaped(shortOf(part, name));
    const files = sizes.get(name) ?? 0;
    return `<g transform="translate(${x} ${at})"><rect width="${wide}" height="${box.height}" rx="4"/><text x="12" y="17">${label}</text><text x="12" y="32" class="soft">${files} ${files === 1 ? "file" : "files"}</text></g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y - box.between + 12}" width="${width}" font-family="system-ui, sans-serif" font-size="13">
<title>${part}: each room above all that it imports</title>
<style>rect{fill:${colors.box};stroke:${colors.line}}path{fill:none;stroke:${colors.line};opacity:.55}text{fill:${colors.ink}}.soft{fill:${colors.soft};font-size:11px}</style>
<rect width="100%" height="100%" style="fill:${colors.page};stroke:none"/>
<text x="24" y="36" font-size="18">${part}</text>
${lines.join("\n")}
${boxes.join("\n")}
</svg>
`;
}
