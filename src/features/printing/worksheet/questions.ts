import { words } from "../../../content/lives/words.ts";
import type { ToldEvent } from "./told-life.ts";

export type Question = { asked: string; answer: string };

const yearOf = (day: string): number => Number(day.slice(0, 4));
const numbersOf = (events: readonly ToldEvent[]): string => events.map(({ number }) => number).join(", ");
const middleOf = <Item>(list: readonly Item[]): Item | undefined => list[Math.floor(list.length / 2)];

/** Questions whose answers are in the events. A question that a life cannot answer is left out. */
export function questionsOf(events: readonly ToldEvent[]): Question[] {
  const exact = events.filter((event) => event.exact);
  const [first, last] = [exact[0], exact.at(-1)];
  const died = exact.find(({ kind }) => kind === "died");
  // No other event may fall into the year that is asked for.
  const alone = exact.filter(
    (event) =>
      event !== died &&
      events.every(
        (other) => other === event || yearOf(other.to) < yearOf(event.from) || yearOf(other.from) > yearOf(event.from),
      ),
  );
  const asked = middleOf(alone);
  const vague = events.filter((event) => !event.exact);
  const cited = events.toSorted((one, other) => other.sources.length - one.sources.length)[0];
  const after = died === undefined ? [] : events.filter(({ from, to }) => from >= died.to && to > died.to);
  const questions: (Question | false | undefined)[] = [
    died && { asked: words.life.died, answer: died.when },
    first !== undefined &&
      last !== undefined &&
      yearOf(first.from) < yearOf(last.from) && {
        asked: words.life.between(first.number, last.number),
        answer: words.life.years(yearOf(last.from) - yearOf(first.from), yearOf(first.from), yearOf(last.from)),
      },
    asked && { asked: words.life.happened(asked.when), answer: String(asked.number) },
    vague.length > 0 && {
      asked: words.life.vague,
      answer: words.life.vagueAnswer(numbersOf(vague)),
    },
    cited && {
      asked: words.life.cited(cited.number),
      answer: words.life.citedAnswer(cited.sources.length, cited.sources.join(", ")),
    },
    after.length > 0 && { asked: words.life.after, answer: numbersOf(after) },
  ];
  return questions.filter((question) => question !== undefined && question !== false);
}
