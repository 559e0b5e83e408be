import { expect, test } from "vitest";
import { samplesOf } from "../../../tests/support/field-samples.ts";
import { ARTICLE } from "../../articles/admin/article-definition.ts";
import { ENTRY_KINDS } from "../../platform/identifiers/entry-kind.ts";
import { TUSKER } from "../../tuskers/admin/tusker-definition.ts";
import { type Field, type Fields, fieldsOf } from "../definition/fields.ts";
import type { FormContent } from "../form/define-entry.ts";
import type { EntryDefinition, SharedValues } from "../form/entry-definition.ts";
import { rowsOf } from "../form/form-values.ts";

type Values = SharedValues & Record<string, unknown>;
/** The form of any kind of entry, with fields accessed by name. */
type Form = EntryDefinition<Values, FormContent<Fields>>;

const FORMS = { tusker: TUSKER, article: ARTICLE } as unknown as Record<string, Form>;

const subjects = ENTRY_KINDS.flatMap((kind) => {
  const form = FORMS[kind] as Form;
  return fieldsOf(form.fields).map(([name, field]) => ({ kind, form, name, field }));
});

type Subject = { form: Form; name: string; field: Field };

const stored = (name: string, value: unknown): FormContent<Fields> => ({ [name]: value });
const sentBy = ({ form, name }: Subject, values: Values): unknown => Reflect.get(form.bodyOf(values), name);

/** The form value of a field that was cleared. */
const cleared = (field: Field, blank: unknown): unknown => (field.required && typeof blank === "string" ? "" : blank);

/** The checks for each field, by part of the form. */
const PARTS: Record<string, (subject: Subject) => void> = {
  "stands in an empty form"({ form, name }) {
    expect(form.blank()).toHaveProperty(name);
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
    const values = { ...form.valuesOf(stored(name, samplesOf(name, field)[0])), [name]: cleared(field, blank[name]) };
    if (field.required) expect(form.missingAt(name, values), "is missed").toMatch(/./);
    else expect(sentBy(subject, values), "is cleared").toEqual(field.empty);
  },

  "is put beside another version"({ form, name, field }) {
    const [one, other] = samplesOf(name, field).map((value) => {
      const values = form.valuesOf(stored(name, value));
      return form.compared.filter((compared) => compared.name === name).map(({ textOf }) => textOf(values));
    });
    expect(one, "once").toHaveLength(1);
    expect(one?.[0], "in words").toMatch(/./);
    expect(one).not.toEqual(other);
  },

  "has one place, and a word"({ form, name }) {
    const { facts, groups, order, fields, labels } = form;
    const places = order.flatMap((part) =>
      part === "facts" ? facts.flat() : part in groups ? rowsOf(fields, part).flat() : [part],
    );
    expect(places.filter((place) => place === name)).toEqual([name]);
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
const FORGETFUL: Record<string, { part: string; forget(form: Form, name: string): Partial<Form> }> = {
  "the empty form": {
    part: "stands in an empty form",
    forget: ({ blank }, name) => ({ blank: () => without(blank(), name) }),
  },
  "what is stored": {
    part: "comes from what is stored, and is sent as it came",
    forget: ({ blank, valuesOf }, name) => ({
      valuesOf: (content) => ({ ...valuesOf(content), [name]: blank()[name] }),
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
    forget: ({ compared }, name) => ({ compared: compared.filter((field) => field.name !== name) }),
  },
  "the sheet": {
    part: "has one place, and a word",
    forget: ({ facts, fields, order }, name) => ({
      facts: facts.map((row) => row.filter((other) => other !== name)),
      fields: without(fields, name),
      order: order.filter((part) => part !== name),
    }),
  },
};

test.each(Object.entries(FORGETFUL))("it is noticed where %s forgets a field", (_what, { part, forget }) => {
  for (const { kind, ...subject } of subjects) {
    const forgetful = { ...subject.form, ...forget(subject.form, subject.name) };
    expect(() => PARTS[part]?.({ ...subject, form: forgetful }), `${kind}: ${subject.name}`).toThrow();
  }
});
