/** The parts of Strapi that the demo loader and the bulk loaders of the benchmarks use. */
import type { CsvReport } from "shared-types/csv/answers";
import type { CsvName } from "shared-types/csv/codes";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import type { PhotoVisibility } from "shared-types/photo/codes";
import type { PhotoTagsUpdate } from "shared-types/photo/tag-notes-schema";
import type { PlanDraft } from "shared-types/plan/schema";
import type { SiteDraft } from "shared-types/site/schema";
import type { SlidesDraft } from "shared-types/slides/schema";
import type { ViewpointDraft } from "shared-types/viewpoint/schema";

type Row = Record<string, unknown>;

export interface Site {
  documents(uid: string): Documents;
  db: {
    query(uid: string): Query;
    transaction(work: () => Promise<void>): Promise<void>;
    connection: Knex;
  };
  dirs: { static: { public: string } };
  service<Uid extends keyof DemoServices>(uid: Uid): DemoServices[Uid];
  store(of: { type: string; name: string; key: string }): Store;
  start(): Promise<unknown>;
}

/** Whether the server's own services are these, `cms/tests/demo-services.ts` lets the compiler check. */
export interface DemoServices {
  "api::photo.import-file": PhotoImport;
  "api::photo.edit": PhotoEdit;
  "api::csv.csv": CsvImport;
  "api::plan.plan": {
    add(draft: PlanDraft): Promise<ValidationErrors | string>;
    record(keyId: string): Promise<{ record: PlanDraft } | null>;
  };
  "api::plan.viewpoint": { add(draft: ViewpointDraft): Promise<ValidationErrors | string> };
  "api::site.site": SiteRecord;
  "api::slides.slides": SlidesRecord;
  "api::demo.demo": Demo;
  "api::account.owner": { exists(): Promise<boolean> };
}

interface Store {
  get(query: object): Promise<unknown>;
  set(query: { value: unknown }): Promise<void>;
}

interface Documents {
  create(input: { data: Row }): Promise<{ documentId: string }>;
  update(input: { documentId: string; data: Row }): Promise<unknown>;
}

interface Query {
  count(): Promise<number>;
  findMany(query: { select?: string[]; populate?: string[] }): Promise<Row[]>;
}

interface PhotoImport {
  importFile(
    file: string,
    options: { dateUploaded?: Date; visibility?: PhotoVisibility },
  ): Promise<{ outcome: string; photoId: number; documentId: string }>;
}

interface PhotoEdit {
  updateTags(update: PhotoTagsUpdate, ifMatch: string): Promise<ValidationErrors | string>;
}

interface SiteRecord {
  ensure(): Promise<void>;
  toEdit(): Promise<{ record: SiteDraft; etag: string }>;
  update(draft: SiteDraft, ifMatch: string): Promise<ValidationErrors | string>;
}

interface SlidesRecord {
  toEdit(): Promise<{ record: SlidesDraft; etag: string }>;
  update(draft: SlidesDraft, ifMatch: string): Promise<ValidationErrors | string>;
}

interface Demo {
  read(): Promise<{ removedAt: string } | null>;
  note(loaded: {
    records: Record<string, number[]>;
    site: Partial<SiteDraft>;
    files: Record<string, string>;
  }): Promise<void>;
}

interface CsvImport {
  import(
    name: CsvName,
    text: string,
    options: { isDryRun: boolean; ifMatch: string },
  ): Promise<{ report: CsvReport } | "changed">;
}

export interface Knex {
  raw(sql: string): Promise<unknown>;
  (table: string): Table;
  batchInsert(table: string, rows: Row[], size: number): Promise<unknown>;
  transaction<T>(work: (trx: Knex) => Promise<T>): Promise<T>;
}

interface Table {
  where(column: string, operator: string, value: string): Table;
  where(values: object): Table;
  select(...columns: string[]): Promise<Record<string, unknown>[]>;
  select(...columns: string[]): Promise<Row[]>;
  update(row: Row): Promise<number>;
}
