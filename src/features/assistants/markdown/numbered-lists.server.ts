import type { Element, ElementContent } from "hast";
import { isBlank } from "../../../content/rich-text/html-fragment.ts";

const ROMAN: readonly [string, number][] = [
  ["m", 1000],
  ["cm", 900],
  ["d", 500],
  ["cd", 400],
  ["c", 100],
  ["xc", 90],
  ["l", 50],
  ["xl", 40],
  ["x", 10],
  ["ix", 9],
  ["v", 5],
  ["iv", 4],
  ["i", 1],
];
/** Browsers write larger ones in digits. */
const MAX_ROMAN = 3999;

function romanOf(number: number): string {
  let [left, written] = [number, ""];
  for (const [sign, worth] of ROMAN) for (; left >= worth; left -= worth) written += sign;
  return written;
}

/** 1 is a, 26 is z, 27 is aa. */
function lettersOf(number: number): string {
  let written = "";
  for (let left = number; left > 0; left = Math.floor((left - 1) / 26))
    written = String.fromCharCode(97 + ((left - 1) % 26)) + written;
  return written;
}

/** A number in the signs of a list, as browsers write it. */
function inSigns(number: number, type: string): string {
  const sign = type.toLowerCase();
  const hasSign = number > 0 && (sign === "a" || (sign === "i" && number <= MAX_ROMAN));
  if (!hasSign) return String(number);
  const written = sign === "a" ? lettersOf(number) : romanOf(number);
  return type === sign ? written : written.toUpperCase();
}

const isPoint = (node: ElementContent): node is Element => node.type === "element" && node.tagName === "li";

/** Whether Markdown can write the numbers of a list: digits that go up from a first one. */
const isPlain = ({ properties, children }: Element): boolean =>
  Number(properties.start ?? 1) >= 0 &&
  !properties.reversed &&
  (properties.type ?? "1") === "1" &&
  !children.some((child) => isPoint(child) && child.properties.value !== undefined);

/** A point that begins with its number. */
function withNumber(point: Element, number: string): Element {
  const at = point.children.findIndex((child) => !isBlank(child));
  const first = point.children[at];
  const text = { type: "text" as const, value: `${number}. ` };
  const children =
    first?.type === "element" && first.tagName === "p"
      ? point.children.with(at, { ...first, children: [text, ...first.children] })
      : [text, ...point.children.slice(Math.max(0, at))];
  return { ...point, children };
}

/** A numbered list that Markdown cannot number gets bullets, behind which the numbers of its points are text. */
export function writeNumbers(list: Element): Element {
  if (list.tagName !== "ol" || isPlain(list)) return list;
  const { start, reversed, type } = list.properties;
  const step = reversed ? -1 : 1;
  let number = Number(start ?? (reversed ? list.children.filter(isPoint).length : 1));
  const children = list.children.map((child) => {
    if (!isPoint(child)) return child;
    number = Number(child.properties.value ?? number);
    const written = withNumber(child, inSigns(number, String(type ?? "1")));
    number += step;
    return written;
  });
  return { ...list, tagName: "ul", properties: {}, children };
}
