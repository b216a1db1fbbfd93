import { connectPostgres } from "../backup/database/postgres-client";
import { environment } from "../environment";

/** What one of all servers on a PostgreSQL does at a time: numbers of its advisory locks. */
export const turns = {
  backup: 7264069,
  import: 7264070,
  photoFiles: 7264071,
  nightlyBackup: 7264072,
} as const;

type Turn = (typeof turns)[keyof typeof turns];

/** Gives a turn back; it ends with its connection too, however that ends. */
export type GiveBack = () => Promise<void>;

/** Takes a turn; null while another server has it. With SQLite there is no other server. */
export async function takeTurn(turn: Turn): Promise<GiveBack | null> {
  if (environment.databaseUrl === "") return async () => undefined;
  const client = await connectPostgres(environment.databaseUrl);
  const { rows } = await client.query<{ taken: boolean }>(
    "select pg_try_advisory_lock($1) as taken",
    [turn],
  );
  if (rows[0]?.taken) return () => client.end();
  await client.end();
  return null;
}

/** Does work when it is this server's turn. */
export async function whenTurn<Result>(turn: Turn, work: () => Promise<Result>): Promise<Result> {
  const client = await connectPostgres(environment.databaseUrl);
  try {
    await client.query("select pg_advisory_lock($1)", [turn]);
    return await work();
  } finally {
    await client.end();
  }
}
