// The styles of what only the server renders. Browsers get them as style sheets; Vite injects them in development.
import "../../site/app.css";

import.meta.glob(
  [
    "/src/{articles,citing,data-releases,entries,guide,images,key,letters,messages,pages,paper,previews,platform/ui,record,review,rich-text,site,sources,translations,tuskers}/**/*.module.css",
    "!/src/**/{admin,bin,choosing,dashboard,editor,featured,field,form,library,migration-test,ui/tabs}/**",
    "!/src/admin/inputs/sources/**",
  ],
  {
    eager: true,
  },
);
