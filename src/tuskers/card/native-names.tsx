import { languageOf } from "./language-of.ts";

/** Names in Sinhala or Tamil letters, each marked with its language. */
export function NativeNames({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p className="native">
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && " · "}
          <span lang={languageOf(name)}>{name}</span>
        </span>
      ))}
    </p>
  );
}
