// The styles of what only the server renders. Browsers get them as style sheets; Vite injects them in development.
import "./app.css";

import.meta.glob(
  ["/src/{pages,platform/ui,rich-text,site,sources,translations}/**/*.module.css", "!/src/**/{admin,editor}/**"],
  {
    eager: true,
  },
);
