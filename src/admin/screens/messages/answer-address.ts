/** The `mailto:` address that opens a reply to a message in the e-mail program. */
export function answerAddress({ email, subject }: { email: string; subject: string }): string {
  const answer = /^re:/i.test(subject) ? subject : `Re: ${subject}`;
  // Every e-mail program expects a literal "@".
  const to = encodeURIComponent(email).replace("%40", "@");
  return `mailto:${to}?subject=${encodeURIComponent(answer)}`;
}
