import { TextInput } from "../../ui/kit/forms/field.tsx";

type CodeInputProps = {
  value: string;
  onChange(value: string): void;
  hint: string;
  error: string | undefined;
};

/** A field for the code of the authenticator app, or a recovery code. */
export function CodeInput({ value, onChange, hint, error }: CodeInputProps) {
  return (
    <TextInput
      label="Code"
      name="code"
      required
      hint={hint}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
