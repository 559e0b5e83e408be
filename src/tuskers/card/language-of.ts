/** The language that a name's letters belong to, for the voice and the face it needs; undefined for Latin letters. */
export function languageOf(name: string): "si" | "ta" | undefined {
  if (/\p{Script=Sinhala}/u.test(name)) return "si";
  if (/\p{Script=Tamil}/u.test(name)) return "ta";
  return undefined;
}

/** Of a tusker's other names those in Sinhala or Tamil letters, which stand right under his name. */
export const nativeNames = (names: readonly string[]): string[] =>
  names.filter((name) => languageOf(name) !== undefined);
