import { useRef, useState } from "react";
import { siteDay } from "../../../platform/text/publication-day.ts";
import { entryWarnings } from "../../safety/entry-warnings.ts";
import type { SharedValues } from "../entry-definition.ts";
import type { EntryForm } from "../use-entry-form.browser.ts";
import type { SaveOrder } from "../use-entry-save.browser.ts";

type Question = { messages: readonly string[]; order: SaveOrder };

/**
 * Asks once before words are published that may lead somebody to a living animal. What a published entry tells already
 * is not asked about again.
 */
export function usePlaceQuestion<Values extends SharedValues, Content>(
  { definition, form, begun }: EntryForm<Values, Content>,
  save: (order: SaveOrder) => Promise<void>,
) {
  const [question, setQuestion] = useState<Question>();
  const answered = useRef<ReadonlySet<string>>(new Set());
  const messagesOf = (values: Values): string[] =>
    definition.kind === "page"
      ? []
      : entryWarnings(definition.bodyOf(values), siteDay(new Date())).map(({ message }) => message);

  const saveOrAsk = async (order: SaveOrder): Promise<void> => {
    const values = form.getValues();
    const { base } = begun.current;
    const isPublishing = order.submit === undefined && (order.publication ?? values.publication) === "published";
    if (!isPublishing) return save(order);
    const known = new Set([...answered.current, ...(base.publication === "published" ? messagesOf(base) : [])]);
    const messages = [...new Set(messagesOf(values))].filter((message) => !known.has(message));
    if (messages.length === 0) return save(order);
    setQuestion({ messages, order });
  };
  const cancel = () => setQuestion(undefined);
  const confirm = () => {
    if (question === undefined) return;
    answered.current = new Set([...answered.current, ...question.messages]);
    setQuestion(undefined);
    void save(question.order);
  };
  return { saveOrAsk, question, cancel, confirm };
}
