import { z } from "zod";

/** Nothing that an authenticator answers is longer. */
const MAX_PART = 8000;

const part = z
  .string()
  .max(MAX_PART)
  .regex(/^[\w-]+$/, "must be base64url");

const common = {
  id: part,
  rawId: part,
  type: z.literal("public-key"),
  // Not read: what extensions say is not asked for.
  clientExtensionResults: z.looseObject({}).transform(() => ({})),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional(),
};

const MOST_TRANSPORTS = 10;

/** What `startRegistration` of the browser returns. Its other fields repeat what these contain, and are left out. */
export const registrationAnswerSchema = z
  .object({
    ...common,
    response: z.object({
      clientDataJSON: part,
      attestationObject: part,
      transports: z.array(z.string().max(20)).max(MOST_TRANSPORTS).optional(),
    }),
  })
  .meta({ id: "PasskeyRegistration" });

/** What `startAuthentication` of the browser returns. */
export const authenticationAnswerSchema = z
  .object({
    ...common,
    response: z.object({
      clientDataJSON: part,
      authenticatorData: part,
      signature: part,
      userHandle: part.optional(),
    }),
  })
  .meta({ id: "PasskeyAuthentication" });

export type RegistrationAnswer = z.output<typeof registrationAnswerSchema>;
export type AuthenticationAnswer = z.output<typeof authenticationAnswerSchema>;
