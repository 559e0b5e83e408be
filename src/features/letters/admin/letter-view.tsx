import { AdminImage } from "../../../admin/inputs/stored-images/admin-image.tsx";
import { Timestamp } from "../../../admin/kit/ui/timestamp.tsx";
import { PLACE_NAMES } from "../../../content/places/words.ts";
import { writtenDate } from "../../../platform/text/dates/written-date.ts";
import type { Letter } from "../letter.ts";
import { aboutLabel } from "../pages/tuskers/[slug]/tell/words.tsx";
import styles from "./letters.module.css";

/** What a letter is about, in a line. */
export const letterTitle = ({ kind, about, tusker }: Letter): string =>
  kind === "photograph"
    ? `A photograph of ${tusker.name}`
    : `${tusker.name}: ${about === null ? "a correction" : aboutLabel(about)}`;

const rowsOf = (letter: Letter): [string, string | null][] =>
  letter.kind === "correction"
    ? [
        ["The page says", letter.wrong],
        ["What is right", letter.right],
        ["Source", [letter.source, letter.seen && "Saw it with their own eyes."].filter(Boolean).join("\n") || null],
      ]
    : [
        ["Made by", letter.maker],
        ["Licence", letter.licence],
        [
          "May be shown",
          letter.permission === "own" ? "Made by the sender" : "With the maker's permission, says the sender",
        ],
        ["When", letter.takenOn && writtenDate(letter.takenOn)],
        ["Where", letter.place && PLACE_NAMES[letter.place]],
        ["It shows", letter.note],
      ];

/** The letter as its reader wrote it: plain text, whatever is in it. */
export function LetterView({ letter }: { letter: Letter }) {
  const { photograph } = letter;
  return (
    <>
      <p className={styles.meta}>
        {letter.name ?? "No name given"} · <Timestamp at={letter.createdAt} />
      </p>
      {photograph !== null && (
        <figure className={styles.photograph}>
          <AdminImage
            url={photograph.shownUrl}
            alt={`Sent with the letter about ${letter.tusker.name}`}
            width={photograph.width}
            height={photograph.height}
          />
          <figcaption>
            {photograph.width.toLocaleString("en")} × {photograph.height.toLocaleString("en")} px.{" "}
            {photograph.taken
              ? "In the library of images."
              : "Position and camera data are removed. Only editors see it until it is published."}
          </figcaption>
        </figure>
      )}
      <dl className={styles.facts}>
        {rowsOf(letter).map(([label, text]) =>
          text === null ? null : [<dt key={`${label} label`}>{label}</dt>, <dd key={label}>{text}</dd>],
        )}
      </dl>
    </>
  );
}
