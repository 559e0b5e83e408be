import { ButtonLink } from "../../../../ui/kit/button-link.tsx";
import { GUIDE_PATH } from "../../pack.ts";
import styles from "./guide-page.module.css";

type Texts = { tuskers: string; key: string; places: string; watching: string };

/** Where to begin in the guide. */
export const GuideLinks = ({ texts, guide }: { texts: Texts; guide?: string }) => (
  <p className={styles.links}>
    <ButtonLink to="/tuskers" quiet>
      {texts.tuskers}
    </ButtonLink>
    <ButtonLink to="/key" quiet>
      {texts.key}
    </ButtonLink>
    <ButtonLink to="/places" quiet>
      {texts.places}
    </ButtonLink>
    <ButtonLink to="/articles/watching-tuskers-responsibly" quiet>
      {texts.watching}
    </ButtonLink>
    {guide !== undefined && (
      <ButtonLink to={GUIDE_PATH} quiet>
        {guide}
      </ButtonLink>
    )}
  </p>
);
