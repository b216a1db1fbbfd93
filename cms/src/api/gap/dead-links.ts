import type { DeadLink } from "shared-types/gap/answers";
import { isShownPage, pageNameOf, switchedPages } from "shared-types/site/codes";
import { paths } from "shared-types/site/paths";
import { findFormerKeys } from "../../database/former-keys";
import { from, type Knex, type Row } from "../../database/knex";
import { keptPhoto } from "../../database/photo-visibility";
import { booleanOf, idOf, textOf } from "../../database/row";
import { decodeHtml } from "../../documents/html";
import { pageIn } from "../../documents/page-in";
import { isUnder } from "../../http/paths";
import { visibilityOf } from "../photo/presenter";
import { readSite } from "../site-record/settings";

/** Whether a link is on the page of a plant or animal that visitors see. */
const onShownSpecies = ["plant", "animal"]
  .map(
    (kind) =>
      `exists (select 1 from links_${kind}s_lnk as on_it join ${kind}s on ${kind}s.id = on_it.${kind}_id
        where on_it.link_id = links.id and ${kind}s.internal is not true)`,
  )
  .join(" or ");

/** What visitors read links in, with the columns that the owner knows it by. */
const sources = [
  { kind: "plant", table: "plants", name: "name_common", text: "notes", key: "key_id" },
  { kind: "animal", table: "animals", name: "name_common", text: "notes", key: "key_id" },
  { kind: "resource", table: "resources", name: "title", text: "description", address: "href" },
  { kind: "link", table: "links", name: "text", address: "href", seen: onShownSpecies },
  { kind: "site", table: "site_records", name: "welcome_title", text: "welcome_text" },
] as const;

/** The address of a resource by its deep link, which opens there on the page of the cats too. */
const resourcePath = (deepLink: string) => `${paths.resources}#${deepLink}`;

const keyed = [
  { kind: "plant", table: "plants", name: "name_common", key: "key_id", pathOf: paths.floraDetail },
  {
    kind: "animal",
    table: "animals",
    name: "name_common",
    key: "key_id",
    pathOf: paths.faunaDetail,
  },
  { kind: "plan", table: "plans", name: "title", key: "key_id", pathOf: paths.plan },
  { kind: "resource", table: "resources", name: "title", key: "deep_link", pathOf: resourcePath },
] as const;

/** What the pages of the resources have ids for besides these: sections, references, and where the page begins. */
const ofPage = /^(?:section-.*|references|main)$/;

/** What a link of a text leads to: a page, or a resource. */
function placeIn(href: string): string {
  const page = pageIn(href);
  // Behind :~: browsers name words to mark (“Copy link to highlight”).
  const [part = ""] = (href.split("#")[1] ?? "").split(":~:");
  const isPart = part !== "" && !ofPage.test(part);
  if (!isPart || (page !== paths.resources && page !== paths.cats)) return page;
  try {
    return resourcePath(decodeURIComponent(part));
  } catch {
    return page;
  }
}

/** Whether nothing is shown at an address but what a record makes. */
const isOfRecord = (place: string) =>
  /^\/(?:flora|fauna|plans|photos)\/[^/]+$|^\/resources#/.test(place);

/** Whether an address asks whoever opens it to sign in: often copied from the bar above a form. */
const isOwners = (place: string) => ["/cp", "/admin"].some((path) => isUnder(place, path));

/** What stands at an address: what the owner calls it, and whether visitors see it. */
interface Page {
  name: string;
  isShown: boolean;
}

/** The pages of records by their addresses, former ones too, and those that the owner can switch off. */
async function findPages(knex: Knex): Promise<Map<string, Page>> {
  const { pages: shown, names } = await readSite(knex);
  const pages = new Map<string, Page>(
    switchedPages.map((page) => [
      paths[page],
      { name: pageNameOf(names, page), isShown: shown[page] },
    ]),
  );
  for (const { kind, table, name, key, pathOf } of keyed) {
    const rows = await from(knex, table).select<Row[]>("id", "internal", { key, name });
    const found = new Map(
      rows.map((row) => {
        const isShown = !booleanOf(row["internal"]) && isShownPage(shown, table);
        return [idOf(row), { name: textOf(row["name"]), isShown }];
      }),
    );
    const keys = new Map(rows.map((row) => [textOf(row["key"]), idOf(row)]));
    for (const [last, id] of [...(await findFormerKeys(knex, kind)), ...keys]) {
      const page = found.get(id);
      if (page) pages.set(pathOf(last), page);
    }
  }
  const photos = await from(knex, "photos")
    .whereRaw(keptPhoto())
    .select("id", "visibility", "alt", "file_name");
  for (const row of photos)
    pages.set(paths.photo(idOf(row)), {
      name: textOf(row["alt"]) || textOf(row["file_name"]),
      isShown: visibilityOf(row["visibility"]) === "public",
    });
  return pages;
}

const hrefsIn = (stored: string) =>
  [...decodeHtml(stored).matchAll(/\bhref="([^"]*)"/g)].map(([, href = ""]) => decodeHtml(href));

/** The links of what visitors see to pages that they do not see, each once. */
export async function findDeadLinks(knex: Knex): Promise<DeadLink[]> {
  const pages = await findPages(knex);
  const dead: DeadLink[] = [];
  for (const { kind, table, name, ...source } of sources) {
    const seen = "seen" in source ? source.seen : "1 = 1";
    for (const row of await from(knex, table).whereRaw(seen).orderBy("id")) {
      if (booleanOf(row["internal"])) continue;
      const hrefs = "text" in source ? hrefsIn(textOf(row[source.text])) : [];
      if ("address" in source) hrefs.push(textOf(row[source.address]));
      for (const page of new Set(hrefs.map(placeIn))) {
        const there = pages.get(page);
        const isHidden = there !== undefined || isOwners(page);
        if (there ? there.isShown : !isHidden && !isOfRecord(page)) continue;
        const keyId = "key" in source ? textOf(row[source.key]) : "";
        const from = { kind, recordId: idOf(row), keyId, name: textOf(row[name]) };
        dead.push({ ...from, page, pageName: there?.name ?? "", isHidden });
      }
    }
  }
  return dead;
}
