import { AppError } from "../../../platform/errors/app-error.ts";
import { hashToken, isBareToken } from "../../../platform/ids/tokens.server.ts";
import { words } from "../words.ts";

/** The stored form of the token in a letter's link. @throws AppError `NotFound` for what is no token */
export function letterTokenHash(token: string): string {
  if (!isBareToken(token)) throw new AppError("NotFound", words.noLetter);
  return hashToken(token);
}
