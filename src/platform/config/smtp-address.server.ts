import { isIP } from "node:net";
import { domainToASCII } from "node:url";

/** A mail server and how to speak to it, as `SMTP_URL` says. */
export type SmtpServer = Readonly<{
  host: string;
  port: number;
  /** TLS from the first byte on (`smtps:`). Without it the connection is turned into TLS where the server offers it. */
  secure: boolean;
  user: string | undefined;
  password: string | undefined;
  /** Nothing is sent over a connection that could not be turned into TLS. */
  requireTls: boolean;
  checkCertificate: boolean;
}>;

const SUBMISSION_PORT = 587;
const SUBMISSION_OVER_TLS_PORT = 465;

const FORM =
  "must be an address such as smtps://name:password@mail.example:465; within name and password, write @ : / ? # % as %40 %3A %2F %3F %23 %25";

const OPTIONS = ["requireTLS", "tls.rejectUnauthorized"];

const isLoopback = (host: string): boolean => host === "localhost" || host === "::1" || /^127\./.test(host);

/** What percent signs stand for; undefined where they are no code. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Yes or no of an option; what it is when it is not given; undefined for anything else. */
function choice(url: URL, option: string, otherwise: boolean): boolean | undefined {
  const given = url.searchParams.get(option);
  if (given === null) return otherwise;
  return given === "true" || given === "false" ? given === "true" : undefined;
}

/**
 * Reads `SMTP_URL`.
 * A password never travels in clear to another machine unless the operator says `requireTLS=false`; on this machine
 * there is nobody in between, and the certificates of local servers are made by themselves.
 * @returns the server, or what is wrong: the rest of a sentence that begins with the setting's name and never holds
 *   the password
 */
export function parseSmtpAddress(text: string): SmtpServer | string {
  if (!URL.canParse(text)) return FORM;
  const url = new URL(text);
  const rest = url.pathname === "/" ? "" : url.pathname;
  if (!["smtp:", "smtps:"].includes(url.protocol) || rest !== "" || url.hash !== "") return FORM;
  const bracketed = /^\[(.+)\]$/.exec(url.hostname)?.[1];
  const host = bracketed ?? domainToASCII(decoded(url.hostname) ?? "");
  if (host === "" || (bracketed !== undefined && isIP(bracketed) === 0)) return FORM;
  const [user, password] = [decoded(url.username), decoded(url.password)];
  if (user === undefined || password === undefined) return FORM;
  if ((user === "") !== (password === "")) return "must hold a name and a password, or neither of them";
  const secure = url.protocol === "smtps:";
  const port = url.port === "" ? (secure ? SUBMISSION_OVER_TLS_PORT : SUBMISSION_PORT) : Number(url.port);
  if (port === 0) return FORM;
  if (port === SUBMISSION_OVER_TLS_PORT && !secure) {
    return `must begin with smtps:// for port ${SUBMISSION_OVER_TLS_PORT}`;
  }
  const unknown = [...url.searchParams.keys()].find((option) => !OPTIONS.includes(option));
  const requireTls = choice(url, "requireTLS", !secure && user !== "" && !isLoopback(host));
  const checkCertificate = choice(url, "tls.rejectUnauthorized", !isLoopback(host));
  if (unknown !== undefined || requireTls === undefined || checkCertificate === undefined) {
    return `can have the options ${OPTIONS.join(" and ")} only, each true or false`;
  }
  return {
    host,
    port,
    secure,
    user: user === "" ? undefined : user,
    password: password === "" ? undefined : password,
    requireTls,
    checkCertificate,
  };
}
