import { useRef, useState } from "react";
import { entryWarnings } from "../../../../content/kinds/checks/entry-warnings.ts";
import { siteDay } from "../../../../platform/text/dates/publication-day.ts";
import type { SharedValues } from "../entry-definition.ts";
import type { EntryForm } from "../use-entry-form.browser.ts";
import type { SaveOrder } from "../use-entry-save.browser.ts";

/** The warnings for what a save of this form would publish; not those for what the entry tells already. */
export function warningsForForm<Values extends SharedValues, Content>({
  definition,
  form,
  begun,
}: EntryForm<Values, Content>) {
  const messagesOf = (values: Values): string[] =>
    definition.kind === "page"
      ? []
      : entryWarnings(definition.bodyOf(values), siteDay(new Date())).map(({ message }) => message);
  return (order: SaveOrder): string[] => {
    const values = form.getValues();
    const { base } = begun.current;
    const isPublishing = order.submit === undefined && (order.publication ?? values.publication) === "published";
    if (!isPublishing) return [];
    const known = new Set(base.publication === "published" ? messagesOf(base) : []);
    return messagesOf(values).filter((message) => !known.has(message));
  };
}

/**
 * Asks once before words are published that may lead somebody to a living animal.
 * @param warningsFor the warnings for what a save would publish
 */
export function usePlaceQuestion<Order>(
  warningsFor: (order: Order) => readonly string[],
  save: (order: Order) => Promise<void>,
) {
  const [question, setQuestion] = useState<{ messages: readonly string[]; order: Order }>();
  const answered = useRef<ReadonlySet<string>>(new Set());

  const saveOrAsk = async (order: Order): Promise<void> => {
    const messages = [...new Set(warningsFor(order))].filter((message) => !answered.current.has(message));
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
