import { useMutation } from "@tanstack/react-query";
import { type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type Failure, failureOf } from "../api/failure.ts";

export type FieldError = Failure["errors"][number];

export type Sending<Name extends string> = {
  /** For the `<form>`, in which the first invalid field, found by its `name`, receives the focus. */
  form: RefObject<HTMLFormElement | null>;
  busy: boolean;
  errorAt(name: Name): string | undefined;
  /** An error of the whole form, or of something that the form has no field for. */
  trouble: string | undefined;
  /** To be called when a field changes: clears its error, which may no longer apply. */
  forget(name: Name): void;
  /**
   * Runs `call`, unless there are errors already or it is still running.
   * @returns whether it succeeded; never rejects
   */
  send(wrong: readonly FieldError[], call: () => Promise<unknown>): Promise<boolean>;
};

/**
 * Submits a small form: one request at a time, with errors shown at the fields. Afterwards all that the screen shows is
 * loaded again.
 */
export function useSending<Name extends string>(fields: readonly Name[]): Sending<Name> {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [trouble, setTrouble] = useState<string>();
  const { mutateAsync, isPending: busy } = useMutation({ mutationFn: (call: () => Promise<unknown>) => call() });
  const sending = useRef(false);

  const show = (wrong: readonly FieldError[]) => {
    // Flush now: a field may be rendered only with its error, and must exist to be focused.
    flushSync(() => setErrors(wrong));
    const first = fields.find((name) => wrong.some(({ path }) => path === name));
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const fail = ({ message, errors: wrong }: Failure) => {
    const others = wrong.filter(({ path }) => !(fields as readonly string[]).includes(path));
    if (wrong.length === 0) setTrouble(message);
    else if (others.length > 0) setTrouble(others.map((error) => error.message).join(" "));
    show(wrong);
  };
  return {
    form,
    busy,
    trouble,
    errorAt: (name) => errors.find(({ path }) => path === name)?.message,
    forget: (name) => setErrors((before) => before.filter(({ path }) => path !== name)),
    async send(wrong, call) {
      if (sending.current) return false;
      setTrouble(undefined);
      show(wrong);
      if (wrong.length > 0) return false;
      sending.current = true;
      try {
        await mutateAsync(call);
        return true;
      } catch (error) {
        fail(failureOf(error));
        return false;
      } finally {
        sending.current = false;
      }
    },
  };
}
