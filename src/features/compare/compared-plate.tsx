import { plateUrl } from "../../artwork/features/plate-address.ts";
import { inEnglish } from "../../platform/languages/stored-text.tsx";
import { DatedStatus } from "../../site/parts/cards/tusker/tusker-status.tsx";
import drawingStyles from "../../site/parts/record/features/feature-drawing.module.css";
import { plateSentence } from "../../site/parts/record/features/plate-sentence.ts";
import { PageLink } from "../../ui/kit/page-link.tsx";
import styles from "./compare-page.module.css";
import type { Compared } from "./load-comparison.ts";

/** What is recorded of one of the two, drawn from the front in a frame of the same size, with his name and status. */
export const ComparedPlate = ({ tusker }: { tusker: Compared }) => (
  <figure className={`${drawingStyles.inks} ${styles.plate}`}>
    <svg role="img" aria-label={plateSentence(tusker.drawn)}>
      <use href={`${plateUrl(tusker.drawn)}#plate`} />
    </svg>
    <figcaption>
      <p>
        <DatedStatus tusker={tusker} short />
      </p>
      <h2>
        <PageLink to={`/tuskers/${tusker.slug}`} {...inEnglish(tusker.name)}>
          {tusker.name}
        </PageLink>
      </h2>
    </figcaption>
  </figure>
);
