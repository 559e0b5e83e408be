import type { FunctionComponent, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { PageData } from "../../ui/kit/inline-script.tsx";

/** The parts of pages that browsers take over: see `entry.islands.browser.tsx`. */
export type IslandName = "contact" | "guide" | "key";

/**
 * A part of a page with state of its own, which React takes over in the browser. It is rendered apart from the page, whose
 * HTML React could not take over.
 * @param props all that the part is made from; they are sent as JSON, in the next element
 */
export function island<Props extends object>(
  name: IslandName,
  Component: FunctionComponent<Props>,
  props: Props,
): ReactNode {
  const html = renderToString(<Component {...props} />);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it. */}
      <div data-island={name} dangerouslySetInnerHTML={{ __html: html }} />
      <PageData type="application/json" data={props} />
    </>
  );
}
