// The script of the admin area.
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { readIdentityFromDocument } from "./platform/identity/identity-of-document.browser.ts";
import { watchForFailedImages } from "./site/parts/images/failed-images.browser.ts";
import { prefetchDocument, watchForIntent } from "./ui/render/prefetch.browser.ts";

readIdentityFromDocument();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

watchForIntent(prefetchDocument);
watchForFailedImages();
