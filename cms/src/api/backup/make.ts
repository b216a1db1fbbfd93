import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { isDiskFull } from "../../platform/disk-full";
import { BucketClient } from "../photo/storage/bucket-client";
import { newFile } from "../../platform/new-file";
import { projectFolder } from "../../platform/project-folder";
import { flushFile } from "../photo/storage/disk";
import { openContent, writeContent } from "./database/content";
import { connectPostgres } from "./database/postgres-client";
import { requireFreeSpace } from "./disk-space";
import { BackupError } from "./errors";
import { sizeOfFiles, siteFiles } from "./files";
import { takeBackups } from "./lock";
import { format, type Manifest } from "./manifest";
import { freeBackupName } from "./names";
import { Packer } from "./pack";
import { backupsFolder, openSource, sqliteFile, type SiteData } from "./site-data";

const packageFile = join(projectFolder, "package.json");
const { version } = JSON.parse(readFileSync(packageFile, "utf8")) as { version: string };

/** Name prefix of incomplete backups. */
const partialPrefix = ".making-";

async function sizeOfDatabase(site: SiteData): Promise<number> {
  if (site.databaseUrl === "") return statSync(sqliteFile(site)).size;
  const client = await connectPostgres(site.databaseUrl);
  try {
    const { rows } = await client.query<{ bytes: string }>(
      "select pg_database_size(current_database()) as bytes",
    );
    return Number(rows[0]?.bytes ?? 0);
  } finally {
    await client.end();
  }
}

/** A list of thousands would not be more useful. */
const namedMax = 100;

/** The public files that a backup's photos refer to but it does not contain; `there` are those it does. */
async function findMissingFiles(
  folder: string,
  there: ReadonlySet<string>,
): Promise<Manifest["lacking"]> {
  const content = await openContent(folder);
  const photos = content.tables.find(({ name }) => name === "photos");
  const lacking = { count: 0, first: [] as string[] };
  if (!photos) return lacking;
  const indexOf = (column: string) => photos.columns.findIndex(({ name }) => name === column);
  const [name, deleted] = [indexOf("file_name"), indexOf("date_deleted")];
  for await (const row of content.rows(photos)) {
    const path = `images/_full/${row[name] ?? ""}`;
    // Files in the bin are elsewhere.
    if ((row[deleted] ?? null) !== null || there.has(path)) continue;
    lacking.count += 1;
    if (lacking.first.length < namedMax) lacking.first.push(path);
  }
  return lacking;
}

/** The database first, then the files: every file a row refers to is included, and newer ones do no harm. */
async function pack(site: SiteData, partial: string, made: Date): Promise<Manifest> {
  const folder = join(partial, "database");
  mkdirSync(folder);
  const source = await openSource(site, partial);
  let rows: Record<string, number>;
  try {
    rows = await writeContent(source, folder);
  } finally {
    await source.close();
  }
  await rm(join(partial, "copy.db"), { force: true });
  const packer = new Packer(await newFile(join(partial, "backup.tar"), 0o600));
  try {
    for (const name of (await readdir(folder)).sort())
      await packer.addFile(`database/${name}`, join(folder, name));
    const there = new Set<string>();
    for await (const path of siteFiles(site.dataDir))
      if ((await packer.addFile(`files/${path}`, join(site.dataDir, path))) && isPublic(path))
        there.add(path);
    const bucket = site.bucket && { name: site.bucket.name, endpoint: site.bucket.endpoint };
    if (site.bucket)
      for (const key of await new BucketClient(site.bucket).list(publicFolder)) there.add(key);
    const lacking = await findMissingFiles(folder, there);
    let manifest: Manifest | undefined;
    await packer.finish(
      (sha256) =>
        (manifest = {
          format,
          app: { name: "backyard-habitat", version },
          made: made.toISOString(),
          database: { dialect: source.dialect, rows },
          contents: { count: packer.count, bytes: packer.bytes, sha256 },
          lacking,
          ...(bucket ? { bucket } : {}),
        }),
    );
    if (!manifest) throw new Error("The manifest was not written.");
    return manifest;
  } catch (error) {
    await packer.abandon();
    throw error;
  }
}

const publicFolder = "images/_full/";
const isPublic = (path: string) => path.startsWith(publicFolder);

/**
 * Makes a backup of a site, running or not, in its own folder `backups`.
 * @throws BusyError while another is being made
 */
export async function makeBackup(site: SiteData, { isBeforeRestore = false } = {}) {
  const backups = backupsFolder(site);
  const release = takeBackups(site);
  let partial: string | undefined;
  try {
    for (const name of readdirSync(backups))
      if (name.startsWith(partialPrefix)) rmSync(join(backups, name), { recursive: true });
    const bytes = (await sizeOfFiles(site.dataDir)) + 2 * (await sizeOfDatabase(site));
    requireFreeSpace(backups, bytes, "a backup");
    partial = mkdtempSync(join(backups, partialPrefix));
    const made = new Date();
    const manifest = await pack(site, partial, made);
    const name = freeBackupName(backups, made, isBeforeRestore);
    await rename(join(partial, "backup.tar"), join(backups, name));
    await flushFile(backups, "r");
    return { name, bytes: statSync(join(backups, name)).size, manifest };
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    throw new BackupError(
      `The disk filled up during the backup: free some space, delete old backups in ${backups}, or lower BACKUP_KEEP. The unfinished backup was removed.`,
    );
  } finally {
    if (partial !== undefined) rmSync(partial, { recursive: true, force: true });
    release();
  }
}
