import type { ExportedSetting } from "../../../content/transfer/exported-setting.ts";
import { type Estimate, estimateSchema } from "../estimate.ts";
import { readEstimate } from "./estimate-rows.server.ts";
import { saveEstimate } from "./save-estimate.server.ts";

export const exportedEstimate: ExportedSetting<Estimate> = {
  name: "key_estimate",
  schema: estimateSchema,
  async importValue(importer, estimate, { dryRun, by, keys }) {
    const { total, note, source, updatedAt } = await readEstimate(importer.db.read);
    const wanted = { ...estimate, source: estimate.source && (keys.get(estimate.source) ?? estimate.source) };
    const isSame = total === wanted.total && note === wanted.note && source === wanted.source;
    if (isSame && updatedAt !== null) return false;
    if (!dryRun) await saveEstimate(importer, wanted, by);
    return true;
  },
};
