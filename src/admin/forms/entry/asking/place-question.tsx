import { ConfirmDialog } from "../../../kit/ui/confirm-dialog.tsx";
import type { usePlaceQuestion } from "./use-place-question.browser.ts";

type PlaceQuestionProps = Pick<ReturnType<typeof usePlaceQuestion>, "cancel" | "confirm"> & {
  question: { messages: readonly string[] } | undefined;
};

/** Shows the words that may lead somebody to a living animal, before they are published. */
export const PlaceQuestion = ({ question, cancel, confirm }: PlaceQuestionProps) => (
  <ConfirmDialog
    open={question !== undefined}
    text="Publish these words?"
    confirm="Publish them"
    tone="plain"
    onConfirm={confirm}
    onCancel={cancel}
  >
    <ul>
      {question?.messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  </ConfirmDialog>
);
