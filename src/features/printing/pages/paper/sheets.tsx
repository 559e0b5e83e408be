import type { ReactNode } from "react";
import type { DrawnFeature } from "../../../../artwork/features/feature-states.ts";
import { type PlateView, plateUrl } from "../../../../artwork/features/plate-address.ts";
import { words as worksheetWords } from "../../../../content/lives/words.ts";
import { PLACE_NAMES } from "../../../../content/places/words.ts";
import { nameHere } from "../../../../content/tuskers/name-here.ts";
import type { Tusker } from "../../../../content/tuskers/tusker.ts";
import { STATUS_LABELS } from "../../../../content/tuskers/words.ts";
import { inEnglish } from "../../../../platform/languages/stored-text.tsx";
import { TuskerImage } from "../../../../site/parts/images/image.tsx";
import { SmallMap } from "../../../../site/parts/map/small-map.tsx";
import { words as guideWords } from "../../field-guide/words.ts";
import ink from "../../ink.module.css";
import { words as posterWords } from "../../poster/words.ts";
import { madeUpTusker, WITH_TUSKS } from "../../worksheet/exercises.ts";
import styles from "./sheets.module.css";

/** The place on the cover of the guide. */
const EXAMPLE = "yala";

type SheetProps = { shape?: string | undefined; title: ReactNode; lines?: number; children?: ReactNode };

/** A sheet of paper in miniature: its title, its pictures, and strokes for lines of text. */
const Sheet = ({ shape = "", title, lines = 0, children }: SheetProps) => (
  <div className={`${styles.sheet} ${shape}`}>
    {title !== null && <b>{title}</b>}
    {children}
    {Array.from({ length: lines }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: strokes are all alike.
      <i key={index} />
    ))}
  </div>
);

/** What is cut from the file of a drawing, which other pages use too. */
const BOXES = {
  front: { viewBox: "60 200 880 1080", x: 60, y: 200, width: 880, height: 1080 },
  side: { viewBox: "70 270 980 770", x: 70, y: 270, width: 980, height: 770 },
};

function Plate({ features, view = "front" }: { features: readonly DrawnFeature[]; view?: PlateView }) {
  const { viewBox, ...place } = BOXES[view];
  return (
    <svg className={ink.ink} viewBox={viewBox} aria-hidden="true">
      <use href={`${plateUrl(features, view)}#plate`} {...place} />
    </svg>
  );
}

const Portraits = ({ tuskers }: { tuskers: readonly Tusker[] }) => (
  <div className={styles.portraits}>
    {tuskers.map((tusker) => (
      <TuskerImage key={tusker.slug} tusker={tusker} alt="" aspect="4:5" sizes="60px" thumbnail />
    ))}
  </div>
);

export const PosterSheets = ({ tuskers }: { tuskers: readonly Tusker[] }) => (
  <Sheet title={posterWords.title} lines={1}>
    <Portraits tuskers={tuskers} />
  </Sheet>
);

export const WorksheetSheets = () => (
  <>
    <Sheet title={worksheetWords.differences.title} lines={2}>
      <div className={styles.plates}>
        <Plate features={madeUpTusker("a")} />
        <Plate features={madeUpTusker("b")} />
      </div>
      <div className={styles.plates}>
        {WITH_TUSKS.map((state) => (
          <Plate key={state} features={[{ character: "tusks", state }]} />
        ))}
      </div>
    </Sheet>
    <Sheet title={worksheetWords.colour.title} lines={5}>
      <div className={styles.plates}>
        <Plate features={[{ character: "tusks", state: "both" }]} view="side" />
      </div>
    </Sheet>
  </>
);

export const GuideSheets = ({ tuskers }: { tuskers: readonly Tusker[] }) => (
  <>
    <Sheet title={guideWords.ofPlace(PLACE_NAMES[EXAMPLE])}>
      <SmallMap places={[EXAMPLE]} />
    </Sheet>
    <Sheet title={null} lines={6}>
      <Portraits tuskers={tuskers.slice(0, 1)} />
    </Sheet>
  </>
);

export const CardSheets = ({ tusker }: { tusker: Tusker }) => (
  <>
    <Sheet title={<span {...inEnglish(nameHere(tusker))}>{nameHere(tusker)}</span>} shape={styles.card}>
      <Plate features={tusker.features} />
      <b>{STATUS_LABELS[tusker.status]}</b>
    </Sheet>
    <Sheet title={null} shape={styles.card} lines={6}>
      <Plate features={tusker.features} view="side" />
    </Sheet>
  </>
);
