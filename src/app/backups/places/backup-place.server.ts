import { isBackupName } from "./backup-names.ts";

/** One file with a backup, whether or not it exists yet. */
export type BackupFile = {
  /** Its path or address, as messages name it. */
  name: string;
  /**
   * Prepares to write it, which fails at once if that is not possible.
   * @param expectedBytes about how large it will be
   * @throws AppError `Conflict` if it already exists, and what says why the place cannot be used
   */
  create(expectedBytes: number): Promise<NewBackupFile>;
  /** The first bytes, which identify the file format. @throws AppError `NotFound` */
  start(bytes: number): Promise<Uint8Array>;
  /** All bytes. */
  read(): AsyncIterable<Uint8Array>;
  remove(): Promise<void>;
  /** Removes what a process that died has written of it. */
  removeUnfinished(): Promise<void>;
};

export type NewBackupFile = {
  /**
   * Writes all bytes. Only when this returns does the file exist, durable and whole; after a failure nothing is left of
   * it.
   * @param onFailure called before the source is abandoned, so that the error can be passed upstream
   */
  write(source: AsyncIterable<Uint8Array>, onFailure: (error: unknown) => void): Promise<void>;
};

export type ListedBackup = { name: string; bytes: number };

/** Where backups are: a folder, or a bucket. */
export type BackupPlace = {
  /** Its path or address. */
  address: string;
  /** Creates a folder that does not exist. */
  prepare(): Promise<void>;
  file(name: string): BackupFile;
  /** All files directly in it, also others than backups. */
  list(): AsyncIterable<ListedBackup>;
  /** Removes incomplete files with names of backups that were left by processes that died. */
  removeGivenUp(now: Date): Promise<void>;
  /** Undefined if the place has no known limit. */
  freeBytes(): Promise<number | undefined>;
  close(): void;
};

/** The backups in a place, the newest first. */
export async function listBackups(place: BackupPlace): Promise<ListedBackup[]> {
  const backups = await Array.fromAsync(place.list());
  return backups.filter(({ name }) => isBackupName(name)).sort((a, b) => (a.name < b.name ? 1 : -1));
}

/** Removes the oldest backups and keeps the `keep` newest. @returns their names */
export async function removeOldBackups(place: BackupPlace, keep: number): Promise<string[]> {
  const old = (await listBackups(place)).slice(keep);
  for (const { name } of old) await place.file(name).remove();
  return old.map(({ name }) => name);
}
