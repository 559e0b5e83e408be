import { useState } from "react";
import { flushSync } from "react-dom";
import { MAX_COMMENT } from "../../../content/review/submission.ts";
import { TextArea } from "../../../ui/kit/forms/field.tsx";
import { SendingForm } from "../../kit/ui/sending-form.tsx";
import { useSending } from "../../kit/ui/use-sending.browser.ts";

type CommentFormProps = {
  /** What the comment is about, for the button: "this paragraph". */
  about: string;
  /** Says more to screen readers, which hear many such buttons. */
  where: string;
  onSend(text: string): Promise<unknown>;
};

/** A button that opens a field for one comment. */
export function CommentForm({ about, where, onSend }: CommentFormProps) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const sending = useSending(["text"] as const);
  if (!open) {
    return (
      <button
        type="button"
        className="linklike"
        onClick={({ currentTarget: { parentElement } }) => {
          flushSync(() => setOpen(true));
          parentElement?.querySelector("textarea")?.focus();
        }}
      >
        Comment on {about}
        <span className="sr">: {where}</span>
      </button>
    );
  }
  const close = () => {
    setOpen(false);
    setText("");
  };
  const submit = async () => {
    const wrong = text.trim() === "" ? [{ path: "text", message: "Write a comment." }] : [];
    if (await sending.send(wrong, () => onSend(text.trim()))) close();
  };
  return (
    <SendingForm sending={sending} confirm="Comment" onSubmit={submit} onCancel={close}>
      <TextArea
        label="Comment"
        name="text"
        rows={3}
        maxLength={MAX_COMMENT}
        value={text}
        error={sending.errorAt("text")}
        onChange={({ target }) => {
          setText(target.value);
          sending.forget("text");
        }}
      />
    </SendingForm>
  );
}
