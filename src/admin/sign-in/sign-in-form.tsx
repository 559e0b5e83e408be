import { type FormEvent, useEffect, useRef, useState } from "react";
import { browserApi } from "../../platform/api-client/api-client.ts";
import { TextInput } from "../../ui/kit/forms/field.tsx";
import { Spinner } from "../../ui/kit/loading/spinner.tsx";
import { Note } from "../../ui/kit/notice.tsx";
import { bodyOf, type Failure, failureOf } from "../kit/api/failure.ts";
import { storeToken } from "../kit/api/token.browser.ts";

type Credentials = { username: string; password: string; otp?: string };

/** Signs in and stores the token. @returns the failure, otherwise undefined */
async function signIn(credentials: Credentials): Promise<Failure | undefined> {
  try {
    storeToken((await bodyOf(browserApi.api.auth.login.$post({ json: credentials }))).access_token);
    return undefined;
  } catch (error) {
    return failureOf(error);
  }
}

type SignInFormProps = {
  onSignedIn(): void;
};

/** The API's code for a right password when the account also has a second factor. */
const OTP_REQUIRED = "otp_required";

/** Username and password, and the code if the account has a second factor. Input is kept after errors. */
export function SignInForm({ onSignedIn }: SignInFormProps) {
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [step, setStep] = useState<"password" | "code">("password");
  const [failure, setFailure] = useState<Failure>();
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const missing = {
    username: checked && username.trim() === "" ? "Username is required." : undefined,
    password: checked && password === "" ? "Password is required." : undefined,
    code: checked && code.trim() === "" ? "Enter the code." : undefined,
  };
  const fieldError = (path: string) => failure?.errors.find((error) => error.path === path)?.message;

  const focusOn = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field of the new step is there once it is shown.
  useEffect(() => {
    if (step === "code") focusOn("otp");
  }, [step]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setChecked(true);
    const empty = step === "code" && code.trim() === "" ? "otp" : undefined;
    const first = username.trim() === "" ? "username" : password === "" ? "password" : empty;
    if (first !== undefined) return focusOn(first);
    setBusy(true);
    setFailure(undefined);
    const failed = await signIn({ username, password, ...(step === "code" && { otp: code.trim() }) });
    setBusy(false);
    if (failed === undefined) return onSignedIn();
    if (failed.code === OTP_REQUIRED && step === "password") {
      setChecked(false);
      return setStep("code");
    }
    setFailure(failed);
    if (step === "code") focusOn("otp");
  };
  const startOver = () => {
    setStep("password");
    setCode("");
    setFailure(undefined);
    setChecked(false);
  };

  return (
    <form ref={form} className="form" noValidate onSubmit={submit}>
      {failure !== undefined && <Note kind="bad">{failure.message}</Note>}
      {step === "password" ? (
        <>
          <TextInput
            label="Username"
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            aria-required
            value={username}
            error={missing.username ?? fieldError("username")}
            onChange={(event) => setUsername(event.target.value)}
          />
          <TextInput
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            aria-required
            value={password}
            error={missing.password ?? fieldError("password")}
            onChange={(event) => setPassword(event.target.value)}
          />
        </>
      ) : (
        <>
          <p>
            Signing in as <b>{username}</b>. This account also requires a code.
          </p>
          <TextInput
            label="Code"
            name="otp"
            hint="The six digits from your authenticator app, or one of your recovery codes."
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            aria-required
            value={code}
            error={missing.code ?? fieldError("otp")}
            onChange={(event) => setCode(event.target.value)}
          />
        </>
      )}
      <div className="acts">
        <button type="submit" className="btn" aria-disabled={busy || undefined}>
          {busy && <Spinner />}
          Login
        </button>
        {step === "code" && (
          <button type="button" className="btn quiet" onClick={startOver}>
            Back
          </button>
        )}
      </div>
    </form>
  );
}
