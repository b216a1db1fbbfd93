type Row = Record<string, unknown>;

/** The little of Strapi's knex that records are loaded through in bulk. */
export interface Knex {
  (table: string): Table;
  batchInsert(table: string, rows: Row[], size: number): Promise<unknown>;
  transaction<T>(work: (trx: Knex) => Promise<T>): Promise<T>;
  client: { config: { client: string } };
}

interface Table {
  where(column: string, operator: string, value: string): Table;
  select(...columns: string[]): Promise<Row[]>;
}

/** The little of a running Strapi that the demo content is loaded through. */
export interface Site {
  documents(uid: string): Documents;
  db: { query(uid: string): { count(): Promise<number> }; connection: Knex };
  dirs: { static: { public: string } };
  service(uid: string): SiteService;
  start(): Promise<unknown>;
}

interface SiteService {
  exists(): Promise<boolean>;
  importFile(file: string): Promise<ImportedPhoto>;
}

export interface ImportedPhoto {
  outcome: "imported" | "same";
  photoId: number;
  documentId: string;
  fileName: string;
}

export interface StoredDocument {
  id: number;
  documentId: string;
}

export interface Documents {
  findFirst(query: { filters: Record<string, unknown> }): Promise<StoredDocument | null>;
  create(input: { data: Record<string, unknown> }): Promise<StoredDocument>;
  update(input: { documentId: string; data: Record<string, unknown> }): Promise<unknown>;
}
