import type { ReactNode } from "react";
import { useSiteFacts } from "../../ui/kit/site-facts.ts";
import { Part } from "../../ui/render/part.ts";

/** A part that is the same on all pages of a language. */
export function SitePart({ name, children }: { name: string; children: ReactNode }) {
  const facts = useSiteFacts();
  return facts === undefined ? (
    children
  ) : (
    <Part of={facts} name={name}>
      {children}
    </Part>
  );
}
