import { expect, test } from "vitest";
import { samplesOf } from "../../../tests/support/field-samples.ts";
import type { FormContent } from "../../admin/forms/entry/define-entry.ts";
import type { EntryDefinition, SharedValues } from "../../admin/forms/entry/entry-definition.ts";
import { rowsOf } from "../../admin/forms/entry/form-values.ts";
import { ARTICLE } from "../../admin/screens/articles/article-definition.ts";
import { TUSKER } from "../../admin/screens/tuskers/tusker-definition.ts";
import { ENTRY_KINDS } from "../../platform/ids/entry-kind.ts";
import { type Field, type Fields, fieldsOf } from "../fields/fields.ts";

type Values = SharedValues & Record<string, unknown>;
/** The form of any kind of entry, with fields accessed by name. */
type Form = EntryDefinition<Values, FormContent<Fields>>;

const FORMS = { tusker: TUSKER, article: ARTICLE } as unknown as Record<string, Form>;

const subjects = ENTRY_KINDS.flatMap((kind) => {
  const form = FORMS[kind] as Form;
  return fieldsOf(form.fields).map(([name, field]) => ({ kind, form, name, field }));
});

type Subject = { form: Form; name: string; field: Field };

/** The value of the form that tells a field: its own, or that of the field that holds it. */
const toldBy = ({ form, name }: Pick<Subject, "form" | "name">): string =>
  form.held[name] ?? (form.shown.includes(name) ? "claims" : name);

const stored = (name: string, value: unknown): FormContent<Fields> => ({ [name]: value });
const sentBy = ({ form, name }: Subject, values: Values): unknown => Reflect.get(form.bodyOf(values), name);

/** The form value of a field that was cleared. */
const cleared = (field: Field, blank: unknown): unknown => (field.required && typeof blank === "string" ? "" : blank);

/** The checks for each field, by part of the form. */
const PARTS: Record<string, (subject: Subject) => void> = {
  "stands in an empty form"(subject) {
    expect(subject.form.blank()).toHaveProperty(toldBy(subject));
  },

  "comes from what is stored, and is sent as it came"(subject) {
    const { form, name, field } = subject;
    for (const value of samplesOf(name, field)) {
      expect(sentBy(subject, form.valuesOf(stored(name, value))), "is sent").toEqual(value);
    }
  },

  "is cleared, or missed"(subject) {
    const { form, name, field } = subject;
    const blank = form.blank();
    const at = toldBy(subject);
    const isShown = form.shown.includes(name);
    const values = { ...form.valuesOf(stored(name, samplesOf(name, field)[0])), [at]: cleared(field, blank[at]) };
    if (isShown) values[name] = "";
    if (field.required && (at === name || isShown)) expect(form.missingAt(name, values), "is missed").toMatch(/./);
    else expect(sentBy(subject, values), "is cleared").toEqual(field.empty);
  },

  "is put beside another version"(subject) {
    const { form, name, field } = subject;
    const [one, other] = samplesOf(name, field).map((value) => {
      const values = form.valuesOf(stored(name, value));
      return form.compared
        .filter((compared) => compared.name === toldBy(subject))
        .map(({ blocksOf }) => JSON.stringify(blocksOf(values)));
    });
    expect(one, "once").toHaveLength(1);
    expect(one?.[0], "in words").not.toBe("[]");
    expect(one).not.toEqual(other);
  },

  "has one place, and a word"(subject) {
    const { form, name } = subject;
    const { facts, groups, order, fields, labels } = form;
    const places = order.flatMap((part) =>
      part === "facts" ? facts.flat() : part in groups ? rowsOf(fields, part).flat() : [part],
    );
    const own = form.shown.includes(name) ? [name] : [];
    expect(places.filter((place) => [name, toldBy(subject)].includes(place))).toEqual([...own, toldBy(subject)]);
    expect(labels[name]).toMatch(/./);
  },
};

test.each(Object.entries(PARTS))("every field %s", (_part, holds) => {
  for (const subject of subjects) {
    try {
      holds(subject);
    } catch (error) {
      throw new Error(`${subject.kind}: ${subject.name}. ${(error as Error).message}`, { cause: error });
    }
  }
});

const without = <T extends object>(values: T, name: string): T =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key !== name)) as T;

/** Forms that forget a field, each in a different part. */
const FORGETFUL: Record<string, { part: string; forget(form: Form, name: string, at: string): Partial<Form> }> = {
  "the empty form": {
    part: "stands in an empty form",
    forget: ({ blank }, _name, at) => ({ blank: () => without(blank(), at) }),
  },
  "what is stored": {
    part: "comes from what is stored, and is sent as it came",
    forget: ({ blank, valuesOf, shown }, name, at) => ({
      valuesOf: (content) => ({
        ...valuesOf(content),
        [at]: blank()[at],
        ...(shown.includes(name) && { [name]: blank()[name] }),
      }),
    }),
  },
  "what is sent": {
    part: "comes from what is stored, and is sent as it came",
    forget: ({ bodyOf }, name) => ({ bodyOf: (values) => without(bodyOf(values), name) }),
  },
  "what is cleared": {
    part: "is cleared, or missed",
    forget: ({ bodyOf }, name) => ({ bodyOf: (values) => without(bodyOf(values), name), missingAt: () => undefined }),
  },
  "what is compared": {
    part: "is put beside another version",
    forget: ({ compared }, _name, at) => ({ compared: compared.filter((field) => field.name !== at) }),
  },
  "the sheet": {
    part: "has one place, and a word",
    forget: ({ facts, fields, order }, _name, at) => ({
      facts: facts.map((row) => row.filter((other) => other !== at)),
      fields: without(fields, at),
      order: order.filter((part) => part !== at),
    }),
  },
};

test.each(Object.entries(FORGETFUL))("it is noticed where %s forgets a field", (_what, { part, forget }) => {
  for (const { kind, ...subject } of subjects) {
    const forgetful = { ...subject.form, ...forget(subject.form, subject.name, toldBy(subject)) };
    expect(() => PARTS[part]?.({ ...subject, form: forgetful }), `${kind}: ${subject.name}`).toThrow();
  }
});
