/// <reference types="vite/types/importMeta.d.ts" />
import { type ComponentType, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Language, Translation } from "../../platform/languages/language.ts";
import type { IslandName } from "../../site/render/island.tsx";

// In development Vite adds to each component what exchanges it when its file changes, and these would be missing.
if (import.meta.env.DEV) {
  Object.assign(window, {
    __vite_plugin_react_preamble_installed__: true,
    $RefreshReg$: () => {},
    $RefreshSig$: () => (type: unknown) => type,
  });
}

/** Loaded when a page has the part. */
const ISLANDS: Record<IslandName, () => Promise<unknown>> = {
  contact: () => import("../../site/pages/contact/contact-form.tsx").then(({ ContactForm }) => ContactForm),
  guide: () =>
    import("../../features/offline-guide/pages/field-guide/guide-screen.tsx").then(({ GuideScreen }) => GuideScreen),
  key: () => import("../../features/key/pages/key/key-screen.tsx").then(({ KeyScreen }) => KeyScreen),
};

/** The words of these parts: see `scripts/words-in-one-language.ts`. */
const WORDS: Record<Translation, () => Promise<unknown>> = {
  si: () => import("virtual:words-in-si"),
  ta: () => import("virtual:words-in-ta"),
};

/** Lets React take over the parts of this page that have state of their own, in the language of the page. */
export async function hydrateIslands(language: Language): Promise<void> {
  // Words come first: React compares what it renders with the document. If they fail to load, the part stays as it is.
  if (language !== "en") await WORDS[language]();
  for (const part of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const Component = (await ISLANDS[part.dataset.island as IslandName]()) as ComponentType<object>;
    const props = JSON.parse(part.nextElementSibling?.textContent ?? "{}") as object;
    hydrateRoot(
      part,
      <StrictMode>
        <Component {...props} />
      </StrictMode>,
    );
  }
}
