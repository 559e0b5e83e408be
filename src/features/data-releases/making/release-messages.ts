/** The only message to the release process. */
export type ReleaseTask = { dataDir: string; databaseUrl: string | undefined; siteUrl: string };

/** The number of the release, undefined if none is due; or the failure as a message for people. */
export type ReleaseAnswer = { number: string | undefined } | { failure: string };
