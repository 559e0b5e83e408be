import { z } from "zod";
import { fullDate, partialDate } from "../../platform/text/dates/partial-date.ts";
import { markup, multiLine, singleLine } from "../safety/plain-text.ts";
import {
  type BodyShape,
  type Content,
  type Field,
  type Fields,
  fieldsOf,
  type OwnNames,
  type ReplyShape,
} from "./fields.ts";
import { tagsSchema } from "./tag.ts";
import { tooManyMarks } from "./text-marks.ts";
import { wikidataRule } from "./wikidata-rule.ts";

/** The schemas of structured fields in bodies and in replies, by name. The compiler checks that none is missing. */
type OwnRules<Table> = {
  [Name in OwnNames<Table>]: z.ZodType<NonNullable<z.output<BodyShape<Table>[Name]>>>;
};
type OwnReplies<Table> = {
  [Name in OwnNames<Table> & keyof Content<Table>]: z.ZodType<NonNullable<Content<Table>[Name]>>;
};

function numberRule(label: string, { min, max, step, unit, orUnknown }: Field & { kind: "number" }): z.ZodType {
  const range = `${label} must be a number from ${min} to ${max}${unit === undefined ? "" : ` ${unit}`}`;
  const rule = z
    .number({
      error: ({ input }) =>
        !orUnknown
          ? `${range}.`
          : input === undefined
            ? `${label} is required: a number, or null if unknown.`
            : `${range}, or null if unknown.`,
    })
    .min(min, `${range}.`)
    .max(max, `${range}.`);
  const bounded = step === 1 ? rule.int(`${label} must be a whole number.`) : rule;
  return orUnknown ? bounded.nullable() : bounded;
}

/** The schema of a field in a request body. */
function ruleOf(label: string, field: Field, own: z.ZodType | undefined): z.ZodType {
  const min = field.required ? 1 : 0;
  switch (field.kind) {
    case "text":
      if (field.rule === "wikidata item") return wikidataRule(label);
      return (field.lines ? multiLine : singleLine)({ min, max: field.max, label });
    case "richText":
      return markup({ min, max: field.max, label }).refine((text) => tooManyMarks(label, text) === undefined, {
        error: ({ input }) => tooManyMarks(label, String(input)),
      });
    case "number":
      return numberRule(label, field);
    case "choice":
      return z.enum(field.values, `${label} must be one of: ${field.values.join(", ")}.`);
    case "date":
      return (field.partial ? partialDate : fullDate)(label);
    case "list":
      return z
        .array(singleLine({ min: 1, max: field.max, label: `Each of “${label}”` }), `${label} must be a list.`)
        .max(field.items, `${label} can be ${field.items} at most.`);
    case "tags":
      return tagsSchema;
    case "json":
      if (own === undefined) throw new Error(`The field “${label}” has no rule.`);
      return own;
  }
}

/**
 * The schema of a field in a reply. It does not reuse the rules of bodies: data stored before a rule existed may break
 * it.
 */
function plainReply(field: Field, own: z.ZodType | undefined): z.ZodType {
  switch (field.kind) {
    case "number":
      return field.step === 1 ? z.int() : z.number();
    case "choice":
      return z.enum(field.values);
    case "list":
    case "tags":
      return z.array(z.string());
    case "date":
      return field.partial ? z.string() : z.string().meta({ format: "date" });
    case "json":
      return own ?? z.unknown();
    default:
      return z.string();
  }
}

/** The shapes of bodies and replies. Each kind of entry adds its own parts and builds the objects. */
export function defineSchemas<Table extends Fields>(
  table: Table,
  {
    labels,
    rules,
    replies,
  }: { labels: Record<keyof Table & string, string>; rules: OwnRules<Table>; replies: OwnReplies<Table> },
) {
  const [ownRules, ownReplies]: Record<string, z.ZodType>[] = [rules, replies];
  const shape = (make: (name: keyof Table & string, field: Field) => z.ZodType) =>
    Object.fromEntries(fieldsOf(table).map(([name, field]) => [name, make(name, field)]));
  return {
    body: shape((name, field) => {
      const rule = ruleOf(labels[name], field, ownRules?.[name]);
      return field.required ? rule : rule.nullable().optional();
    }) as BodyShape<Table>,
    reply: shape((name, field) => {
      const plain = plainReply(field, ownReplies?.[name]);
      return field.empty === null ? plain.nullable() : plain;
    }) as ReplyShape<Table>,
  };
}
