import { AppError } from "../platform/errors/app-error.ts";
import { type Action, may, type Role, refusalOf } from "./roles.ts";

/** @throws AppError `Forbidden`, with a sentence that says who may do it */
export function checkMay(role: Role, action: Action): void {
  if (!may(role, action)) throw new AppError("Forbidden", refusalOf(action));
}
