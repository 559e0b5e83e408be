import { languageOf } from "./language-of.ts";

export function OtherNames({ names }: { names: string[] }) {
  if (names.length === 0) return null;
  return (
    <div className="mt-s-3 flex flex-wrap gap-x-s-2 text-ink-2">
      <span id="other-names">Also known as</span>
      <ul aria-labelledby="other-names" className="flex flex-wrap gap-x-s-2">
        {names.map((name, index) => (
          <li key={name}>
            <span lang={languageOf(name)}>{name}</span>
            {index < names.length - 1 && ","}
          </li>
        ))}
      </ul>
    </div>
  );
}
