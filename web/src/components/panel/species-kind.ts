import type { ReactNode } from "react";
import type { Banner, LinkItem, LinkType, PhotoItem, ValidationErrors } from "shared-types";
import type { Schema } from "yup";
import type { Tagged } from "../../lib/owner-client";

/** What the forms of plants and animals have in common. */
export interface SpeciesDraft {
  nameCommon: string;
  nameScientific: string;
  nameDisplay: string;
  keyId: string;
  aka: string;
  thumbId: number;
  bannerId: number;
  notesShort: string;
  notes: string;
  internal: boolean;
}

/** What a loaded record has beside its form (spec §3). */
export interface SpeciesExtras {
  banner: (Banner & { photoId: number }) | null;
  photos: PhotoItem[];
  links: LinkItem[];
}

/** All that differs between the panel's plants and its animals. */
export interface SpeciesKind<D extends SpeciesDraft, R extends D & SpeciesExtras> {
  noun: "Plant" | "Animal";
  linkType: LinkType;
  schema: Schema<D>;
  empty: D;
  idOf: (draft: D) => number;
  /** The record without what its form does not send. */
  draftOf: (record: R) => D;
  read: (keyId: string) => Promise<Tagged<R>>;
  add: (draft: D) => Promise<ValidationErrors>;
  update: (draft: D, etag?: string) => Promise<ValidationErrors>;
  remove: (id: number) => Promise<ValidationErrors>;
  indexPath: string;
  addPath: string;
  editPath: (keyId: string) => string;
  /** What the screen says when its address holds no key, and when the record does not come. */
  keyMessage: string;
  fetchMessage: string;
}

/** What a page puts into the screen: features do not know each other. */
export interface SpeciesParts<R> {
  fields: ReactNode;
  preview: ReactNode;
  links: (record: R) => ReactNode;
  photos: (record: R) => ReactNode;
  /** Key ids that are in use. */
  takenKeys: string[];
}
