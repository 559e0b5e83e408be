import { SendError } from "./message-channel.server.ts";
import { quoteReply } from "./quote-reply.server.ts";

/** What nodemailer reports about a failure, if anything. */
type SmtpFailure = {
  message?: unknown;
  code?: unknown;
  /** The system's error code, where one underlies nodemailer's own. */
  originalCode?: unknown;
  response?: unknown;
  responseCode?: unknown;
};

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/;

const UNREACHED: Record<string, string> = {
  ECONNREFUSED: "Nothing responds at the address of the mail server.",
  EHOSTUNREACH: "The mail server cannot be reached over the network.",
  ENETUNREACH: "The mail server cannot be reached over the network.",
};

const BY_CODE: Record<string, string> = {
  EDNS: "The name of the mail server could not be looked up.",
  ETIMEDOUT: "The mail server did not respond in time.",
  EABORT: "The mail server did not respond in time.",
  ETLS: "The connection to the mail server could not be secured.",
};

/** Codes for failures caused by the message or the settings: a retry would fail in the same way. */
const LASTING = ["EENVELOPE", "EMESSAGE"];

const asText = (value: unknown): string => (typeof value === "string" ? value : "");

function withoutReply(failure: SmtpFailure): SendError {
  const [code, original] = [asText(failure.code), asText(failure.originalCode)];
  if (LASTING.includes(code)) {
    return new SendError("The mail server does not accept messages of this kind or size.", { mayRetry: false });
  }
  const certificate = CERTIFICATE.test(original)
    ? `The certificate of the mail server is not valid (${original}).`
    : undefined;
  const sentence =
    certificate ??
    UNREACHED[original] ??
    BY_CODE[code] ??
    "The connection to the mail server failed before it had accepted the message.";
  return new SendError(sentence, { mayRetry: true });
}

/**
 * An SMTP failure in plain words. It may be retried unless the server refused the message for good (5xx). A refused
 * login does not refuse the message: once the password is corrected, a retry delivers it.
 */
export function smtpError(error: unknown, secrets: readonly (string | undefined)[]): SendError {
  const failure = (typeof error === "object" && error !== null ? error : {}) as SmtpFailure;
  const reply = quoteReply(asText(failure.response), secrets);
  const code = Number(failure.responseCode);
  const status = Number.isInteger(code) ? code : undefined;
  if (failure.code === "EAUTH") {
    const sentence = "The mail server refuses the name and password of the site.";
    return new SendError(sentence, { mayRetry: true, reply, status });
  }
  // A server that refuses to secure the connection has not seen the message.
  if (failure.code === "ETLS" || reply === "" || status === undefined) return withoutReply(failure);
  // 503 means that the commands came in the wrong order, not that the message is refused.
  return status >= 500 && status !== 503
    ? new SendError("The mail server refused the message.", { mayRetry: false, reply, status })
    : new SendError("The mail server cannot accept the message at the moment.", { mayRetry: true, reply, status });
}
