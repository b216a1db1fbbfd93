import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { requireFromCms } from "../stages/from-cms.mjs";
import { gardener } from "./garden.mjs";

const sharp = requireFromCms("sharp");

/** @typedef {(n: number) => Promise<boolean>} Save  whether the n-th was acknowledged */
/** @typedef {{ keywords: number[], plants: number[] }} Tags */
/** @typedef {Tags & { caption: string }} Photo */
/** @typedef {{ fields: { fieldId: string, after: unknown }[] }} Change */
/** @typedef {{ Key: number, Value: string }} Option */

/** Puts a picture into the gallery. @param {import("./garden.mjs").Garden} garden @param {string} fileName */
export async function importPicture({ dataDir, server }, fileName) {
  const background = { width: 800, height: 600, background: "teal" };
  const create = { ...background, channels: /** @type {const} */ (3) };
  writeFileSync(join(dataDir, "inbox", fileName), await sharp({ create }).jpeg().toBuffer());
  const { headers } = await gardener(server().url);
  const answer = await fetch(`${server().url}/api/photosimport`, { method: "POST", headers });
  return /** @type {{ imported: number }} */ (await answer.json());
}

/** Plants to tag with, besides those that are being saved. */
export const markers = [-1, -2];

/** @param {number} n */
const captionOf = (n) => `Caption ${n}`;

/**
 * The owner, whose saves each change several tables: the photo with its tags and history, links with
 * their records and history.
 * @param {string} url
 */
export async function tagger(url) {
  const { headers: authorization } = await gardener(url);
  const headers = { ...authorization, "content-type": "application/json" };
  /** @param {string} path @param {object} [body] @param {Record<string, string>} [more] */
  const post = (path, body = {}, more = {}) =>
    fetch(`${url}/api/${path}`, {
      method: "POST",
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    });
  /** @param {string} path */
  const get = async (path) => (await fetch(`${url}/api/${path}`, { headers })).json();
  const photo = async () => {
    const answer = await post("photodetails/1");
    const { thumbFileName, species, sources, placeholder, altProposed, ...shown } =
      /** @type {any} */ (await answer.json());
    const { version, rotation, bannerAt, tagNotes, ...draft } = shown;
    return { draft: /** @type {Photo} */ (draft), etag: answer.headers.get("etag") ?? "" };
  };
  const options = /** @type {{ Keywords: Option[], Plants: Option[] }} */ (
    await (await post("photoopts")).json()
  );
  const plants = options.Plants.filter(({ Value }) => Value.includes("Plant -"));
  /** Each differs from those of the save before. @param {number} n @returns {Tags} */
  const tagsOf = (n) => {
    const one = (/** @type {Option[]} */ two) => [two[n % 2]?.Key ?? 0];
    return { keywords: one(options.Keywords), plants: one(plants) };
  };
  return {
    addKeyword: (/** @type {string} */ keyword) => post("keywordadd", { keyword }),
    /** @type {Save} */
    tag: async (n) => {
      const { draft, etag } = await photo();
      const saved = { ...draft, ...tagsOf(n), caption: captionOf(n) };
      const answer = await post("photoupdate", saved, { "if-match": etag });
      return answer.status === 200 && (await answer.text()) === "[]";
    },
    /** @type {Save} */
    link: async (n) => {
      const link = { linkId: 0, text: `Link ${n}`, href: `https://example.org/${n}` };
      const rest = { target: "_blank", download: "", rel: "", type: "", linkType: "plant" };
      const [typeId] = tagsOf(0).plants;
      const answer = await post("plantlinkadd", { ...link, ...rest, typeId });
      const { newLinkId } = /** @type {{ newLinkId: number }} */ (await answer.json());
      return answer.status === 200 && newLinkId > 0;
    },
    /** The number the photo was last saved with; throws when its tags or history have another. */
    async tagged() {
      const { draft } = await photo();
      const n = Number(draft.caption.replace("Caption ", ""));
      const [last] = /** @type {Change[]} */ (await get("history/photo/1"));
      const captionInHistory = last?.fields.find(({ fieldId }) => fieldId === "caption")?.after;
      const found = { keywords: draft.keywords, plants: draft.plants, captionInHistory };
      const whole = { ...tagsOf(n), captionInHistory: captionOf(n) };
      if (n > 0 && JSON.stringify(found) !== JSON.stringify(whole))
        throw new Error(`Half of a save: ${JSON.stringify({ n, found, whole })}`);
      return n;
    },
    /** The numbers of all links; throws when one belongs to no record, or has no history. */
    async linked() {
      const links = /** @type {{ linkId: number, text: string, uses: number }[]} */ (
        await get("links")
      );
      for (const { linkId, text, uses } of links) {
        const changes = /** @type {Change[]} */ (await get(`history/link/${linkId}`));
        if (uses !== 1 || changes.length !== 1)
          throw new Error(`Half of a save: ${text}, ${uses} uses, ${changes.length} changes`);
      }
      return links.map(({ text }) => Number(text.replace("Link ", "")));
    },
  };
}
