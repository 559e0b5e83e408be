/** The parts of DATABASE_URL. */
export type DatabaseAddress = {
  /** A readable location of the server: its host, with the port if given, or the folder of its socket. */
  place: string;
  database: string;
  passwords: string[];
};

/** A placeholder host: the URL parser rejects a user without a host, which for PostgreSQL means the local server. */
const NO_HOST = "no-host.invalid";

/** Parses an address such as `postgres://name:password@server.example:5432/tuskers`; undefined if it is invalid. */
export function readDatabaseAddress(text: string): DatabaseAddress | undefined {
  try {
    const { protocol, host, username, password, pathname, searchParams } = new URL(text.replace("@/", `@${NO_HOST}/`));
    const named = host === "" || host === NO_HOST ? "this machine" : decodeURIComponent(host);
    const database = decodeURIComponent(pathname.slice(1));
    decodeURIComponent(username);
    const passwords = [password, decodeURIComponent(password), searchParams.get("password") ?? ""];
    if (!["postgres:", "postgresql:"].includes(protocol) || database === "") return undefined;
    return {
      place: searchParams.get("host") ?? named,
      database,
      passwords: passwords.filter((each) => each !== ""),
    };
  } catch {
    return undefined;
  }
}
