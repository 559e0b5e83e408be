/** The names that the site gives to scheduled backups. Other files in the place are never touched. */
const NAME = /^tuskers-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.tar(?:\.age)?$/;

/** The name of a backup started at this time. Names sort by time. */
export const backupName = (now: Date, { encrypted }: { encrypted: boolean }): string =>
  `tuskers-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z.tar${encrypted ? ".age" : ""}`;

export const isBackupName = (name: string): boolean => NAME.test(name);
