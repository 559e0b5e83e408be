/**
 * Makes all files that this process creates from now on readable by its own account alone: the database, images,
 * backups and exports hold what is not public, and other accounts of the machine may be able to enter the folder.
 */
export const keepToOwner = (): void => {
  process.umask(0o077);
};
