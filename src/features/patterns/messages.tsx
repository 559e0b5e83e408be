import { useState } from "react";
import { TextCaution } from "../../admin/inputs/warnings/text-caution.tsx";
import { ConfirmDialog } from "../../admin/kit/ui/confirm-dialog.tsx";
import { type NoticeTone, useNotices } from "../../admin/kit/ui/notices.tsx";
import { AdminFailure } from "../../admin/shell/admin-failure.tsx";
import { Dialog } from "../../ui/kit/forms/dialog.tsx";
import { TextInput } from "../../ui/kit/forms/field.tsx";
import { Note, Notice } from "../../ui/kit/notice.tsx";
import { Line, Section } from "./section.tsx";

const TOLD: { tone: NoticeTone; label: string; text: string }[] = [
  { tone: "good", label: "Tell a success", text: "It was saved." },
  { tone: "bad", label: "Tell a failure", text: "It could not be saved." },
  { tone: "info", label: "Tell something", text: "It was taken out." },
];

/** Notices after an action appear in the sidebar for eight seconds, failures under the heading of the screen. */
export function Notices() {
  const { notify } = useNotices();
  return (
    <Section title="Notices">
      <Line>
        {TOLD.map(({ tone, label, text }) => (
          <button
            key={tone}
            type="button"
            className="btn quiet"
            onClick={() => notify(text, tone, tone === "info" ? { actions: [{ label: "Undo", run: () => {} }] } : {})}
          >
            {label}
          </button>
        ))}
      </Line>
      <Note kind="ok">What was asked for is done.</Note>
      <Note kind="bad">What was asked for could not be done.</Note>
      <TextCaution words="A caution: it may be saved all the same." />
      <Notice kind="status" title="Nothing found">
        <p>A list without entries says how to come to some.</p>
        <div className="acts">
          <button type="button" className="btn quiet">
            Clear
          </button>
        </div>
      </Notice>
      <AdminFailure
        title="Failed to fetch samples"
        failure={{ status: 503, message: "The server could not do this just now.", errors: [] }}
        onRetry={() => notify("It was tried again.", "info")}
      />
    </Section>
  );
}

const DIALOGS = ["form", "question", "risk"] as const;
const DIALOG_LABELS = { form: "Open a wide dialog", question: "Ask a question", risk: "Ask before taking away" };

export function Dialogs() {
  const [open, setOpen] = useState<(typeof DIALOGS)[number]>();
  const close = () => setOpen(undefined);
  return (
    <Section title="Dialogs">
      <Line>
        {DIALOGS.map((name) => (
          <button key={name} type="button" className="btn quiet" onClick={() => setOpen(name)}>
            {DIALOG_LABELS[name]}
          </button>
        ))}
      </Line>
      <Dialog open={open === "form"} onClose={close} title="A wide dialog" wide>
        <TextInput label="Text in a dialog" />
        <div className="acts">
          <button type="button" className="btn" onClick={close}>
            Done
          </button>
        </div>
      </Dialog>
      <ConfirmDialog
        open={open === "question"}
        text="Leave this page?"
        confirm="Leave"
        tone="plain"
        onConfirm={close}
        onCancel={close}
      />
      <ConfirmDialog
        open={open === "risk"}
        text="Delete the sample?"
        confirm="Delete"
        onConfirm={close}
        onCancel={close}
      >
        <p>It goes to the bin.</p>
      </ConfirmDialog>
    </Section>
  );
}
