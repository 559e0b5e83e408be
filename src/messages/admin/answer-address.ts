/** The address that opens an answer to a message in the e-mail program. */
export function answerAddress({ email, subject }: { email: string; subject: string }): string {
  const answer = /^re:/i.test(subject) ? subject : `Re: ${subject}`;
  // The one sign that every program wants as it is.
  const to = encodeURIComponent(email).replace("%40", "@");
  return `mailto:${to}?subject=${encodeURIComponent(answer)}`;
}
