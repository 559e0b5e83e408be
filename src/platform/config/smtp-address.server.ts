import { isIP } from "node:net";
import { domainToASCII } from "node:url";

/** A mail server and how to connect to it, as given in `SMTP_URL`. */
export type SmtpServer = Readonly<{
  host: string;
  port: number;
  /** Implicit TLS (`smtps:`). Otherwise the connection is upgraded by STARTTLS if the server offers it. */
  secure: boolean;
  user: string | undefined;
  password: string | undefined;
  /** Refuses to send over a connection that could not be upgraded to TLS. */
  requireTls: boolean;
  checkCertificate: boolean;
}>;

const SUBMISSION_PORT = 587;
const SUBMISSION_OVER_TLS_PORT = 465;

const FORM =
  "must be an address such as smtps://name:password@mail.example:465; within name and password, write @ : / ? # % as %40 %3A %2F %3F %23 %25";

const OPTIONS = ["requireTLS", "tls.rejectUnauthorized"];

const isLoopback = (host: string): boolean => host === "localhost" || host === "::1" || /^127\./.test(host);

/** Decodes percent-encoding; undefined if it is invalid. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The value of a boolean option, or its default; undefined if it is neither true nor false. */
function choice(url: URL, option: string, otherwise: boolean): boolean | undefined {
  const given = url.searchParams.get(option);
  if (given === null) return otherwise;
  return given === "true" || given === "false" ? given === "true" : undefined;
}

/**
 * Parses `SMTP_URL`. A password is never sent to another machine in clear text unless the operator sets
 * `requireTLS=false`. On this machine nobody can intercept it, and local servers have self-signed certificates.
 * @returns the server, or the problem: the rest of a sentence that begins with the setting's name and never contains
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
  if ((user === "") !== (password === "")) return "must contain a name and a password, or neither";
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
    return `can have only the options ${OPTIONS.join(" and ")}, each true or false`;
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
