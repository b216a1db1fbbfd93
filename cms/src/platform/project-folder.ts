import { basename, resolve } from "node:path";

/** `cms/dist`, or `cms` where the sources are read: to build Strapi's admin, and in unit tests. */
const server = resolve(__dirname, "../..");

/** The folder of the whole project. */
export const projectFolder = resolve(server, basename(server) === "dist" ? "../.." : "..");
