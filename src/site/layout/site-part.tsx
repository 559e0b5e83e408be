import type { ReactNode } from "react";
import { Part } from "../../platform/render/part.ts";
import { useSiteFacts } from "../../platform/ui/site-facts.ts";

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
