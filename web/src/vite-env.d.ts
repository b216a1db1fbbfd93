/// <reference types="vite/client" />
declare module "virtual:tokens.css";
declare module "virtual:handbook" {
  /** The pages of the owner's handbook, in order (web/vite/handbook.ts). */
  export const handbook: readonly {
    /** The last part of its address. */
    name: string;
    title: string;
    /** What it is about, in a sentence. */
    lead: string;
    load: () => Promise<{ html: string }>;
  }[];
}
