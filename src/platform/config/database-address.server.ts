/** What DATABASE_URL says. */
export type DatabaseAddress = {
  /** Where the server is, for people: a name, with its port, or the folder of its socket. */
  place: string;
  database: string;
  passwords: string[];
};

/** A user without a host is no address for a browser, and for PostgreSQL the server of this machine. */
const NO_HOST = "no-host.invalid";

/** Takes an address such as `postgres://name:password@server.example:5432/tuskers` apart; undefined for what is none. */
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
