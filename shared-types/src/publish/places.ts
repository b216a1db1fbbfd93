import { canonicalPath } from "../site/canonical-path";

/**
 * How pages lie on a web space: `folders`, each as index.html in a folder of its own, as all file servers know it; or
 * `objects`, each under its own address, for buckets that know no index.html.
 */
export const placeStyles = ["folders", "objects"] as const;
export type PlaceStyle = (typeof placeStyles)[number];

/** Where a copy of the site is. */
export interface Places {
  /** The path below which it is: '' or `/garden`. */
  base: string;
  style: PlaceStyle;
}

/** The address whose file answers for all that are not there. */
export const notFoundAddress = "/404";

/** Answers of calls that are files of a copy. */
const filesOfCalls: Readonly<Record<string, string>> = { "/api/bloom.ics": "/bloom.ics" };

/** What is a file on the site too: of the app, a picture, or one that has an ending. */
const isFile = (path: string) => path.startsWith("/assets/") || /\.[a-z0-9]+$/i.test(path);

/**
 * File servers look at no query. What a link leads to by one has a path of its own, for who comes without scripts: further pages of
 * the gallery, the sections of the resources, and the calendar of the animals. What a page opens with is the page itself.
 */
const byQuery =
  /^\/(photos|resources|calendar)\?(page|section|kind)=(?!(?:1|books|plants)$)([\w-]+)$/;
const byPath = /^\/(photos|resources|calendar)\/(page|section|kind)\/([\w-]+)$/;
const toOwnPath = (address: string) => address.replace(byQuery, "/$1/$2/$3");

/** A path and what follows it: query and anchor. */
function split(href: string): [path: string, rest: string] {
  const end = /[?#]|$/.exec(href)?.index ?? href.length;
  return [href.slice(0, end), href.slice(end)];
}

/** An address as the site spells it, which sends every other spelling on; a file server cannot. */
function spelled(address: string): string {
  const [path, rest] = split(address);
  return (isFile(path) && !path.endsWith("/index.html") ? path : canonicalPath(path)) + rest;
}

/**
 * The file of an address of the site, relative to the copy's folder and with plain slashes; a picture's version is no part
 * of it. Two addresses have one file only if they are the same page.
 */
export function fileOf(address: string, style: PlaceStyle): string {
  const [path] = split(toOwnPath(address));
  if (path === "/") return "index.html";
  if (path === notFoundAddress) return "404.html";
  const name = decodeURIComponent(filesOfCalls[path] ?? path).slice(1);
  return isFile(`/${name}`) || style === "objects" ? name : `${name}/index.html`;
}

/** What a link of a copy says for one of the site, which begins with a slash. */
export function linkOf(href: string, { base, style }: Places): string {
  const [whole, anchor = ""] = href.split(/(?=#)/, 2);
  const [path, rest] = split(toOwnPath(spelled(whole ?? "")));
  const place = filesOfCalls[path] ?? path;
  const isOpen = place === "/" || isFile(place) || style === "objects";
  return base + (isOpen ? place : `${place}/`) + rest + anchor;
}

/** The address on the site of what is at a path of the copy: what `linkOf` has made of it, however it was typed. */
export function addressIn(pathname: string, search: string, { base }: Pick<Places, "base">) {
  // Some file servers do not tell capitals from small letters.
  const path = canonicalPath(pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : "/");
  return byPath.test(path) ? path.replace(byPath, "/$1?$2=$3") : path + search;
}
