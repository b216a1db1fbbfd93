import type { AdminBuild } from "../../../http/admin-build";
import { builtManifest } from "./web-build";

const untilThen = `The <a href="/">site</a> and the <a href="/cp">owner’s panel</a> work without it.`;

const words: Record<Exclude<AdminBuild, "ready">, [title: string, ...paragraphs: string[]]> = {
  building: [
    "Strapi’s admin is being built",
    "This takes a minute or two after the first start and after an update. The page reloads by itself.",
  ],
  failed: [
    "Strapi’s admin could not be built",
    "The terminal in which the site was started says why. <code>npm start</code> tries again.",
  ],
  missing: [
    "Strapi’s admin is not built yet",
    "<code>npm start</code> builds it, and says so when it is done.",
  ],
};

/** The style sheets that every public page begins with. */
function styleSheets(): string[] {
  const manifest = builtManifest();
  const entry = manifest["index.html"];
  const imported = (entry?.imports ?? []).flatMap((name) => manifest[name]?.css ?? []);
  return [...imported, ...(entry?.css ?? [])];
}

/** The page at /admin until Strapi’s own is there; needs no script. */
export function adminPage(build: Exclude<AdminBuild, "ready">): string {
  const [title, ...paragraphs] = words[build];
  const links = styleSheets().map((file) => `<link rel="stylesheet" href="/${file}">`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
${build === "building" ? '<meta http-equiv="refresh" content="5">\n' : ""}<title>${title}</title>
${links.join("\n")}
</head>
<body>
<main style="max-width: var(--measure); margin: var(--space-8) auto; padding: 0 var(--edge)">
<h1 style="margin-bottom: var(--space-5)">${title}</h1>
${[...paragraphs, untilThen].map((text) => `<p style="margin-bottom: var(--space-4)">${text}</p>`).join("\n")}
</main>
</body>
</html>
`;
}
