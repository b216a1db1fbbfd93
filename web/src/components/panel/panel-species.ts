import type { ComponentType } from "react";
import type { AnimalDraft } from "shared-types/animal/schema";
import type { AnimalRecord } from "shared-types/animal/answers";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import type { PlantDraft } from "shared-types/plant/schema";
import type { PlantRecord } from "shared-types/plant/answers";
import type { SpeciesKind } from "shared-types/species/codes";
import type { AnyObject, ObjectSchema, Schema } from "yup";
import type { SaveAs } from "../../lib/api-client";
import type { WithEtag } from "../../lib/owner-calls";
import type { Fact } from "../ui/FactList";

/** What the form of a plant or an animal sends, and the record it is filled from. */
export type SpeciesDraft<K extends SpeciesKind> = { plant: PlantDraft; animal: AnimalDraft }[K];
type SpeciesRecord<K extends SpeciesKind> = { plant: PlantRecord; animal: AnimalRecord }[K];

/** Everything that differs between plants and animals in the panel. */
export interface PanelSpecies<K extends SpeciesKind> {
  noun: "Plant" | "Animal";
  linkType: K;
  schema: Schema<SpeciesDraft<K>>;
  empty: SpeciesDraft<K>;
  idOf: (draft: SpeciesDraft<K>) => number;
  /** The record without what its form does not send. */
  draftOf: (record: SpeciesRecord<K>) => SpeciesDraft<K>;
  read: (keyId: string) => Promise<WithEtag<SpeciesRecord<K>>>;
  add: (draft: SpeciesDraft<K>) => Promise<ValidationErrors>;
  update: (draft: SpeciesDraft<K>, as?: SaveAs) => Promise<ValidationErrors>;
  remove: (id: number) => Promise<ValidationErrors>;
  /** The address of the public list; a record's page is below it. */
  publicPath: string;
  indexPath: string;
  editPath: (keyId: string) => string;
  /** The form's kind-specific fields. */
  Fields: ComponentType;
  /** The facts column of its page, for the preview. */
  facts: (draft: SpeciesDraft<K>) => Fact[];
  /** What the screen says when its address holds no key, and when the record could not be loaded. */
  keyMessage: string;
  fetchMessage: string;
}

/**
 * What the form of a new record begins with, its fields in the order of the schema, in which its faults are listed: Yup has its
 * defaults in another.
 */
export function emptyDraft<Draft extends AnyObject>(schema: ObjectSchema<Draft>): Draft {
  const defaults = schema.getDefault() as Draft;
  return Object.fromEntries(
    Object.keys(schema.fields).map((name) => [name, defaults[name] as unknown]),
  ) as Draft;
}
