/**
 * Makes all files that this process creates from now on readable only by its own account. The database, images, backups
 * and exports contain data that is not public, and other accounts of the machine may have access to the folder.
 */
export const keepToOwner = (): void => {
  process.umask(0o077);
};
