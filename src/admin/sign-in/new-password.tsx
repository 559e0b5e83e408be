import { passwordSchema } from "../../people/accounts/password.ts";
import type { FieldError } from "../kit/ui/use-sending.browser.ts";
import { PasswordInput } from "./password-input.tsx";

export type NewPassword = { newPassword: string; again: string };

/** The errors of a new password, typed twice. */
export function wrongWith({ newPassword, again }: NewPassword): FieldError[] {
  if (newPassword === "") return [{ path: "newPassword", message: "Choose a password." }];
  const checked = passwordSchema.safeParse(newPassword);
  if (!checked.success) {
    return checked.error.issues.slice(0, 1).map(({ message }) => ({ path: "newPassword", message }));
  }
  if (again === "") return [{ path: "again", message: "Repeat the password." }];
  return again === newPassword ? [] : [{ path: "again", message: "This is not the same password." }];
}

type NewPasswordFieldsProps = {
  label: string;
  value: NewPassword;
  onChange(value: NewPassword): void;
  errorAt(name: keyof NewPassword): string | undefined;
};

/** The two fields for a new password. */
export function NewPasswordFields({ label, value, onChange, errorAt }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordInput
        label={label}
        name="newPassword"
        autoComplete="new-password"
        hint="10 to 200 characters. A few words in a row are easy to remember and hard to guess."
        value={value.newPassword}
        error={errorAt("newPassword")}
        onChange={(newPassword) => onChange({ ...value, newPassword })}
      />
      <PasswordInput
        label={`${label} again`}
        name="again"
        autoComplete="new-password"
        value={value.again}
        error={errorAt("again")}
        onChange={(again) => onChange({ ...value, again })}
      />
    </>
  );
}
