import { AppError } from "../../platform/errors/app-error.ts";
import { type ActingRole, type Action, doesOf, may, refusalOf, scopeLacking } from "./roles.ts";

/** @throws AppError `Forbidden`, with a sentence that says who may do it, or which scope the API key lacks */
export function checkMay(acting: ActingRole, action: Action): void {
  if (may(acting, action)) return;
  const lacking = scopeLacking(acting, action);
  if (lacking === undefined) throw new AppError("Forbidden", refusalOf(action));
  const { needs } = lacking;
  throw new AppError(
    "Forbidden",
    needs === null
      ? `No API key may ${doesOf(action)}. Sign in for that.`
      : `Only API keys with the scope “${needs}” may ${doesOf(action)}.`,
    { code: "scope_missing" },
  );
}
