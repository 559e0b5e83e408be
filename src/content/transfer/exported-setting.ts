import type { z } from "zod";
import type { Importer } from "./import-kinds.server.ts";
import type { KeysHere } from "./import-sources.server.ts";

/** A setting that belongs to the directory: it is in its files, and imported from them. */
export type ExportedSetting<Value = unknown> = {
  /** Its name among the stored settings and in files. */
  name: string;
  schema: z.ZodType<Value>;
  /**
   * @param options `keys` are those that the sources of the file have here; a dry run writes nothing
   * @returns whether it differs from what is stored here
   */
  importValue(
    importer: Importer,
    value: Value,
    options: { dryRun: boolean; by: string | null; keys: KeysHere },
  ): Promise<boolean>;
};
