/** A name that is not used on the site of the component tests yet, even if a test is retried. */
export function freshName(name: string): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) =>
    String.fromCharCode(97 + (byte % 26)),
  );
  return `${name} ${letters.join("")}`;
}
