import { plateUrl } from "../../../artwork/features/plate-address.ts";
import { Marked } from "../../../platform/languages/stored-text.tsx";
import { useSiteFacts } from "../../../ui/kit/site-facts.ts";
import ink from "../ink.module.css";
import { qrCode } from "../qr-code.ts";
import { type CardContent, type CardTusker, cardContent } from "./card-content.ts";
import { fitCard } from "./fit-card.ts";
import styles from "./id-card.module.css";
import { words } from "./words.ts";

type Side = { content: CardContent };

/** A long name takes smaller letters, so that it stays on one line or two. */
const sizeOf = (name: string): string =>
  (name.length > 24 ? styles.small : name.length > 15 ? styles.middle : "") ?? "";

/** What the drawings show is cut from the files that other pages use: of the tusks, the middle of the front. */
const FRONT = { viewBox: "60 200 880 1080", x: 60, y: 200, width: 880, height: 1080 };
const TUSKS = { ...FRONT, viewBox: "130 610 740 600" };
const SIDE = { viewBox: "70 270 980 770", x: 70, y: 270, width: 980, height: 770 };

type Drawing = { content: CardContent; view?: "front" | "side"; box: typeof FRONT; label: string };

function Drawn({ content: { drawn }, view = "front", box: { viewBox, ...place }, label }: Drawing) {
  return (
    <svg viewBox={viewBox} role="img" aria-label={label}>
      <use href={`${plateUrl(drawn, view)}#plate`} {...place} />
    </svg>
  );
}

const Front = ({ content }: Side) => (
  <section className={`${ink.ink} ${styles.card} ${styles.front}`} aria-label={words.front}>
    <header>
      <h2 className={sizeOf(content.name)}>
        <Marked text={content.name} />
      </h2>
      {content.names.length > 0 && (
        <p>
          {content.names.map(({ text, lang }, index) => (
            <span key={text}>
              {index > 0 && " · "}
              <span lang={lang}>{text}</span>
            </span>
          ))}
        </p>
      )}
      <p className={styles.kind}>
        <Marked text={content.kind} />
      </p>
    </header>
    <div className={styles.plate}>
      <Drawn content={content} box={FRONT} label={content.frontAlt} />
    </div>
    <footer>
      <b>{content.status}</b> <span>{content.asOf}</span>
    </footer>
  </section>
);

function Back({ content }: Side) {
  const { side, path } = qrCode(content.url);
  const { rows, isClose, tellsMissing, legend } = fitCard(content);
  return (
    <section className={`${ink.ink} ${styles.card} ${styles.back}`} aria-label={words.back}>
      <header>
        <p className={styles.name}>
          <Marked text={content.name} />
        </p>
        <p>{content.statusLine}</p>
      </header>
      <div className={styles.views}>
        <Drawn content={content} view="side" box={SIDE} label={words.side} />
        <Drawn content={content} box={TUSKS} label={words.tusks} />
      </div>
      <dl className={isClose ? styles.close : undefined}>
        {rows.map(({ label, told }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {told.map(({ text, sources }) => (
                <p key={`${text} ${sources}`}>
                  <Marked text={text} /> <small>{sources.join(", ")}</small>
                </p>
              ))}
            </dd>
          </div>
        ))}
        {tellsMissing && (
          <div className={styles.missing}>
            <dt>{words.notRecorded}:</dt> <dd>{content.notRecorded}</dd>
          </div>
        )}
      </dl>
      <footer>
        <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={words.code(content.address)}>
          <path d={path} />
        </svg>
        <div lang="en">
          <b>{content.address}</b>
        </div>
        <div className={styles.legend}>
          {legend.map((line) => (
            <p key={line}>
              <Marked text={line} />
            </p>
          ))}
        </div>
      </footer>
    </section>
  );
}

const COPIES = [0, 1, 2, 3];

/** Front and back of a card; on a sheet four times each. Copies are hidden from screen readers. */
export function PrintedCard({ tusker, isSheet }: { tusker: CardTusker; isSheet: boolean }) {
  const content = cardContent(tusker, useSiteFacts()?.siteUrl ?? "");
  return [Front, Back].map((Part) => (
    <div key={Part === Front ? "front" : "back"} className={isSheet ? styles.sheet : styles.one}>
      {(isSheet ? COPIES : [0]).map((copy) => (
        <div key={copy} aria-hidden={copy > 0}>
          <Part content={content} />
        </div>
      ))}
    </div>
  ));
}
