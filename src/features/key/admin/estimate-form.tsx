import { useMutation } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { type FormEvent, useState } from "react";
import { adminApi } from "../../../admin/kit/api/admin-api.browser.ts";
import { bodyOf } from "../../../admin/kit/api/failure.ts";
import { useNotices } from "../../../admin/kit/ui/notices.tsx";
import { TextInput } from "../../../ui/kit/forms/field.tsx";
import { Spinner } from "../../../ui/kit/loading/spinner.tsx";
import { type Estimate, estimateSchema } from "../estimate.ts";
import styles from "./key.module.css";

const calls = adminApi.api.settings.key;

type Errors = Partial<Record<string, string>>;

const firstErrors = (issues: readonly { path: readonly PropertyKey[] | string; message: string }[]): Errors =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [String([path].flat()[0]), message]));

/** How many wild tuskers the island has, with a note and the key of its source. */
export function EstimateForm({ stored }: { stored: InferResponseType<typeof calls.$get, 200> }) {
  const [fields, setFields] = useState({
    total: String(stored.total),
    note: stored.note,
    source: stored.source ?? "",
  });
  const [errors, setErrors] = useState<Errors>({});
  const { notify } = useNotices();
  const { mutate, isPending: busy } = useMutation({
    mutationFn: (json: Estimate) => bodyOf(calls.$put({ json })),
    onSuccess: () => notify("The estimate was saved."),
    onError: ({ errors: found, message }) => {
      setErrors(firstErrors(found));
      notify(`The estimate could not be saved: ${found[0]?.message ?? message}`, "bad");
    },
  });

  const field = (name: keyof typeof fields) => ({
    value: fields[name],
    error: errors[name],
    autoComplete: "off",
    onChange: (event: { target: { value: string } }) => {
      setFields({ ...fields, [name]: event.target.value });
      setErrors({ ...errors, [name]: undefined });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const source = fields.source.trim() || null;
    const checked = estimateSchema.safeParse({ total: Number(fields.total), note: fields.note, source });
    if (!checked.success) return setErrors(firstErrors(checked.error.issues));
    mutate(checked.data);
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextInput label="Wild tuskers on the island" inputMode="numeric" required {...field("total")} />
      <TextInput
        label="Note"
        required
        hint="Whose figure it is, in one sentence. Visitors read it."
        {...field("note")}
      />
      <TextInput
        label="Source"
        placeholder="S207"
        hint="Its key in the library. Visitors see it once a published entry cites it as well."
        {...field("source")}
      />
      <div className="acts">
        <button type="submit" className="btn" aria-disabled={busy || undefined}>
          {busy && <Spinner />}
          Save the estimate
        </button>
      </div>
      <p className="hint">
        {stored.updatedAt === null
          ? "Nobody has changed the default yet."
          : `Last changed on ${stored.updatedAt.slice(0, 10)}${stored.updatedBy === null ? "" : ` by ${stored.updatedBy}`}.`}
      </p>
    </form>
  );
}
