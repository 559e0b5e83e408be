import { SendError } from "../../people/mail/channels/message-channel.server.ts";
import type { Config } from "../../platform/config/config.server.ts";
import { type Finding, hint, ok, problem, wordsOf } from "./finding.server.ts";

const TIME_LIMIT_MS = 10_000;

async function checkSmtp({ smtp }: Config["mail"]): Promise<Finding | undefined> {
  if (!smtp) return undefined;
  const { host, port, user } = smtp.server;
  const { trySmtp } = await import("../../people/mail/channels/smtp.server.ts");
  try {
    await trySmtp(smtp);
    const signedIn = user === undefined ? "" : ` and accepts the name and password`;
    const sentence = `The mail server ${host}:${port} answers${signedIn}. Nothing was sent, so whether mails arrive is not known.`;
    return ok("mail", sentence);
  } catch (error) {
    const words = error instanceof SendError ? error.message : wordsOf(error);
    return problem(
      "mail",
      `The mail server ${host}:${port} cannot be used. ${words}`,
      "Correct SMTP_URL. Contact messages and mails to accounts wait until then.",
    );
  }
}

/**
 * The service cannot verify a key without sending a message, so only its reachability is checked. Mails to accounts need
 * a mail server.
 */
async function checkEmailJs({ emailJs, smtp }: Config["mail"]): Promise<Finding | undefined> {
  if (!emailJs) return undefined;
  const { host } = new URL(emailJs.endpoint);
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    await fetch(emailJs.endpoint, { method: "HEAD", redirect: "manual", signal });
    const accounts = smtp ? "" : " It forwards contact messages only: accounts get no mail.";
    const sentence = `The e-mail service at ${host} can be reached. Its keys are tested only when a message is sent.`;
    return ok("mail", sentence + accounts);
  } catch {
    const advice = "Check EMAILJS_ENDPOINT and that this machine can reach it. Contact messages wait until then.";
    return problem("mail", `The e-mail service at ${host} cannot be reached.`, advice);
  }
}

/** Whether contact messages can be forwarded and mails sent to accounts, without sending any. */
export async function checkMail({ mail }: Pick<Config, "mail">): Promise<Finding[]> {
  const findings = (await Promise.all([checkSmtp(mail), checkEmailJs(mail)])).filter(
    (finding) => finding !== undefined,
  );
  if (findings.length > 0) return findings;
  return [
    hint(
      "mail",
      "Contact messages are not forwarded, and accounts get no mail: nobody can set a forgotten password by a link.",
      "For both, set SMTP_URL and CONTACT_TO. EmailJS forwards contact messages only.",
    ),
  ];
}
