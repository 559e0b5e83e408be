import { z } from "zod";
import { PROSE_LANGUAGES } from "./piece.ts";

/** What readers of a translated answer have to know. */
export const translationShownSchema = z
  .object({
    language: z.enum(PROSE_LANGUAGES),
    machine: z.boolean().meta({ description: "Whether a machine wrote any of what is shown." }),
    behind: z.boolean().meta({ description: "Whether the English has changed since some of it was translated." }),
    translated: z.array(z.string()).meta({
      description:
        "The texts that are in this language, such as `title` or `events.0.text`, and the rich texts of which at least a part is. The rest is English; rich text marks it.",
    }),
  })
  .meta({ id: "ShownTranslation" });

export type TranslationShown = z.infer<typeof translationShownSchema>;

/** What each kind adds to its replies. */
export const translatedReply = {
  translation: translationShownSchema.optional().meta({ description: "Only if `lang` asks for another language." }),
  machineIn: z
    .array(z.enum(PROSE_LANGUAGES))
    .optional()
    .meta({ description: "The languages in which a machine wrote some of it: search engines are kept from them." }),
};
