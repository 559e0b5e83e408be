import { STATUS_WORDS } from "../../../../content/tuskers/words.ts";
import { Icon } from "../../../../ui/kit/icon.tsx";
import { PageLink } from "../../../../ui/kit/page-link.tsx";
import ratios from "../../../../ui/kit/ratio.module.css";
import { ImageCaption } from "../../../parts/images/gallery/image-caption.tsx";
import { TuskerImage } from "../../../parts/images/image.tsx";
import type { TuskerRecord } from "./tusker-record.ts";
import styles from "./tusker-still.module.css";
import { words } from "./words.ts";

const FRAME_RATIO = 4 / 5;
/** Of the frame in narrow windows, as `tusker-still.module.css` has it. */
const NARROW_RATIO = 3 / 2;
const NARROW = { media: "screen and (max-width: 53.75em)", aspect: "3:2", sizes: "100vw" } as const;

/** The narrow frame crops less of a wide image than the frame for which `TuskerImage` multiplies the sizes. */
function sizesOf(image: { width: number; height: number } | undefined): string {
  const ratio = image === undefined ? FRAME_RATIO : image.width / image.height;
  const narrow = 92 * (FRAME_RATIO / Math.min(Math.max(ratio, FRAME_RATIO), NARROW_RATIO));
  return `(min-width: 1440px) 33rem, (min-width: 860px) 40vw, ${narrow.toFixed(1)}vw`;
}

/** The image at the head of the record: the first uploaded one, otherwise the drawn portrait. */
export function TuskerStill({ tusker, shared }: { tusker: TuskerRecord; shared: boolean }) {
  const image = tusker.imageDetails[0];
  return (
    <figure className={styles.still}>
      <div className={`${ratios.upright} ${styles.frame}`} data-travels="here">
        <TuskerImage tusker={tusker} aspect="4:5" sizes={sizesOf(image)} elsewhere={NARROW} eager="first" />
      </div>
      {image === undefined ? (
        <figcaption>
          <Icon name="info" />
          <div className={styles.caption}>
            <p>{tusker.portraitCaption}</p>
            <a href={`#${HOW_DRAWN_ID}`}>{words.drawn}</a>
            {shared && <PageLink to={`/tuskers/${tusker.slug}/tell?kind=photograph`}>{words.sendPhotograph}</PageLink>}
          </div>
        </figcaption>
      ) : (
        <ImageCaption image={image} />
      )}
    </figure>
  );
}

const HOW_DRAWN_ID = "drawn";

/** What of a drawn portrait is recorded and what imagined, for the closed block; nothing of a photograph. */
export function HowDrawn({ tusker }: { tusker: TuskerRecord }) {
  if (tusker.imageDetails.length > 0) return null;
  const sky = STATUS_WORDS[tusker.status].skyOfPortrait;
  const sentences = sky === null ? tusker.portraitDetails : [...tusker.portraitDetails, sky];
  return (
    <section aria-labelledby={HOW_DRAWN_ID}>
      <h3 id={HOW_DRAWN_ID}>{words.how.drawn.title}</h3>
      <p>{sentences.join(" ")}</p>
    </section>
  );
}
