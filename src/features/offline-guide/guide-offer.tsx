import { PageLink } from "../../ui/kit/page-link.tsx";
import { GUIDE_PATH } from "./pack.ts";

/** The line above a page that offers the guide. `offer-guide.browser.ts` writes the size and the date into the link. */
export const GuideOfferTemplate = () => (
  <template id="guide-offer">
    <div className="wrap">
      <PageLink to={GUIDE_PATH} />
    </div>
  </template>
);
