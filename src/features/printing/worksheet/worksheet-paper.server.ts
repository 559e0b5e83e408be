import { evidenceDrawing, madeUpDrawing } from "../../../artwork/features/evidence-drawing.ts";
import type { DrawnFeature } from "../../../artwork/features/feature-states.ts";
import { words as letters } from "../../../artwork/features/words.ts";
import { STATEMENTS } from "../../../content/lives/statements.ts";
import { words } from "../../../content/lives/words.ts";
import { stateText } from "../../../content/record/texts/feature-lines.ts";
import { CHARACTER_WORDS, EVENT_LABELS, SIDE_LABELS } from "../../../content/record/words.ts";
import type { IndexedDatabase } from "../../../content/search/directory-index.server.ts";
import type { Source } from "../../../content/sources/source.ts";
import { siteName } from "../../../platform/identity/site-identity.ts";
import { currentLanguage } from "../../../platform/languages/current-language.ts";
import { addressIn } from "../../../platform/languages/language.ts";
import { plateSentence } from "../../../site/parts/record/features/plate-sentence.ts";
import type { Paper, PaperData } from "../paper.ts";
import { pieces } from "../pieces.ts";
import { printedAddress } from "../printed-address.ts";
import { type Chosen, type ChosenBody, type ChosenLife, chooseTuskers } from "./choose-tuskers.server.ts";
import { DIFFERENCES, differenceAnswers, madeUpTusker, tuskAnswers, WITH_TUSKS } from "./exercises.ts";
import { lifeLine } from "./life-line.ts";
import { questionsOf } from "./questions.ts";

const front = { view: "front" } as const;

function lifePage(life: ChosenLife): PaperData {
  const { ticks, places } = lifeLine(life.events);
  return {
    title: pieces(words.life.title(life.name)),
    hint: words.life.hint,
    alt: words.life.line(life.name, life.events.length),
    ticks,
    places,
    recorded: words.life.recorded,
    events: life.events.map(({ number, when, kind, text, sources }) => ({
      number,
      when: pieces(when),
      label: EVENT_LABELS[kind],
      text: pieces(text),
      sources: sources.join(", "),
    })),
    heading: words.life.questions,
    questions: questionsOf(life.events).map(({ asked, answer }) => ({ asked: pieces(asked), answer: pieces(answer) })),
    "sources-heading": words.life.sources,
    sources: life.sources.map(({ key, title }) => `${key}: ${title}`),
  };
}

function colourPage(body: ChosenBody | undefined): { data: PaperData; drawing: string } {
  const { title, hint, madeUp, recorded } = words.colour;
  const features: DrawnFeature[] = body?.features ?? madeUpTusker("a");
  const draw = body === undefined ? madeUpDrawing : evidenceDrawing;
  return {
    data: {
      title,
      hint: pieces(body === undefined ? madeUp : hint(body.name)),
      alt: body === undefined ? madeUp : plateSentence(body.features),
      heading: recorded,
      recorded:
        body?.features.map((feature) => ({
          label: CHARACTER_WORDS[feature.character].label,
          told: pieces(stateText(feature)),
          sources: feature.sources.join(", "),
        })) ?? [],
    },
    drawing: draw(features, { ...front, theme: "outline", id: "colour" }),
  };
}

const printed = ({ title, url }: Pick<Source, "title" | "url">): string =>
  url === undefined ? title : `${title}, ${url}`;

/** The statements with what is true of each, and the sources that these name by their numbers. */
function mythPage(): { data: PaperData; sources: string[] } {
  const sources = [...new Set(STATEMENTS.flatMap((each) => each.sources.map(printed)))];
  const { title, hint, myth, fact } = words.myths;
  return {
    sources,
    data: {
      ...{ title, hint, myth, fact },
      statements: STATEMENTS.map((each) => ({
        said: pieces(words.statements[each.name].said),
        told: pieces(words.statements[each.name].told),
        answer: each.isFact ? fact : myth,
        sources: each.sources.map((source) => sources.indexOf(printed(source)) + 1).join(", "),
      })),
    },
  };
}

/** The worksheet as a document: four pages, and a fifth with the answers. Without a life to read it has one page less. */
export function setWorksheet({ life, body }: Chosen, siteUrl: string): Paper {
  const colour = colourPage(body);
  const myths = mythPage();
  const pages = life === undefined ? 4 : 5;
  const { right, left } = letters;
  const url = (path: string) => printedAddress(`${siteUrl}${addressIn(currentLanguage(), path)}`);
  return {
    template: "worksheet",
    language: currentLanguage(),
    data: {
      site: siteName(),
      title: words.title,
      pages: Array.from({ length: pages }, (_, index) => words.page(index + 1, pages)),
      address: url("/paper"),
      name: words.name,
      class: words.class,
      differences: {
        ...words.differences,
        answer: differenceAnswers().map(pieces),
        task: words.differences.task(DIFFERENCES.length),
        sides: pieces(words.differences.sides(right, left)),
      },
      tusks: {
        ...words.tusks,
        options: [SIDE_LABELS.right, SIDE_LABELS.left, words.tusks.none],
        answers: tuskAnswers(),
      },
      life: life === undefined ? null : lifePage(life),
      colour: colour.data,
      myths: myths.data,
      answers: { ...words.answers, list: myths.sources },
      pagesOf: [life, body].map((tusker) => (tusker === undefined ? null : url(`/tuskers/${tusker.slug}`))),
    },
    images: {
      "a.svg": madeUpDrawing(madeUpTusker("a"), { ...front, theme: "print", id: "a" }),
      "b.svg": madeUpDrawing(madeUpTusker("b"), { ...front, theme: "print", id: "b" }),
      "colour.svg": colour.drawing,
      ...Object.fromEntries(
        WITH_TUSKS.map((state, index) => [
          `tusks-${index}.svg`,
          madeUpDrawing([{ character: "tusks", state }], { ...front, theme: "print", id: `tusks-${index}` }),
        ]),
      ),
    },
  };
}

export const worksheetPaper = async (db: IndexedDatabase, siteUrl: string): Promise<Paper> =>
  setWorksheet(await chooseTuskers(db), siteUrl);
