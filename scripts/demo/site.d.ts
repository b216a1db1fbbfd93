/** The parts of Strapi that the demo loader and the bulk loaders of the benchmarks use. */
import type { CsvName, CsvReport } from "shared-types";

type Row = Record<string, unknown>;

export interface Site {
  documents(uid: string): Documents;
  db: {
    query(uid: string): Query;
    transaction(work: () => Promise<void>): Promise<void>;
    connection: Knex;
  };
  dirs: { static: { public: string } };
  service(uid: "api::photo.import"): PhotoImport;
  service(uid: "api::csv.csv"): CsvImport;
  service(uid: "api::account.owner"): { exists(): Promise<boolean> };
  start(): Promise<unknown>;
}

interface Documents {
  create(input: { data: Row }): Promise<{ documentId: string }>;
}

interface Query {
  count(): Promise<number>;
  findMany(query: { select?: string[]; populate?: string[] }): Promise<Row[]>;
}

interface PhotoImport {
  importFile(file: string, options: { dateUploaded: Date }): Promise<unknown>;
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
  client: { config: { client: string } };
}

interface Table {
  where(column: string, operator: string, value: string): Table;
  select(...columns: string[]): Promise<Row[]>;
}
