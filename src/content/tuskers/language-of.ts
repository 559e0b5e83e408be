/** The language of a name's script, so that it gets the right voice and font; undefined for Latin letters. */
export function languageOf(name: string): "si" | "ta" | undefined {
  if (/\p{Script=Sinhala}/u.test(name)) return "si";
  if (/\p{Script=Tamil}/u.test(name)) return "ta";
  return undefined;
}
