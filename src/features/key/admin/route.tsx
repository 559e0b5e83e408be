import { useQuery } from "@tanstack/react-query";
import { adminApi } from "../../../admin/kit/api/admin-api.browser.ts";
import { bodyOf } from "../../../admin/kit/api/failure.ts";
import { AdminFailure } from "../../../admin/shell/admin-failure.tsx";
import { AdminPage } from "../../../admin/shell/admin-page.tsx";
import { Lead } from "../../../admin/shell/lead.tsx";
import { useOwnRole } from "../../../admin/shell/own-role.tsx";
import { counted, writtenNumber } from "../../../platform/text/counted.ts";
import { Notice } from "../../../ui/kit/notice.tsx";
import { findGaps } from "../gaps.ts";
import type { KeyData } from "../key-data.ts";
import { EstimateForm } from "./estimate-form.tsx";
import { FeatureTable, MostUseful, PairTable } from "./gap-tables.tsx";
import styles from "./key.module.css";

function GapSections({ data }: { data: KeyData }) {
  const gaps = findGaps(data);
  return (
    <>
      <section className={styles.section} aria-labelledby="features">
        <h2 id="features">Most useful to record next</h2>
        <p>
          We know {writtenNumber(gaps.known)} of {writtenNumber(gaps.cells)} features of our{" "}
          {counted(gaps.living, "living tusker", "living tuskers")}. Recording the ones at the top helps visitors most.
        </p>
        <MostUseful gaps={gaps} />
        <details>
          <summary>All features</summary>
          <p>
            How much each would help, beside the first. Features that visitors see often, and rarely mistake, help more.
          </p>
          <FeatureTable gaps={gaps} />
        </details>
      </section>
      <section className={styles.section} aria-labelledby="alike">
        <h2 id="alike">Tuskers that cannot be told apart</h2>
        <p>
          {counted(gaps.alikeCount, "pair", "pairs")} may share a district, and no recorded feature tells them apart
          {gaps.alikeCount > gaps.alike.length && `; these are the first ${writtenNumber(gaps.alike.length)}`}.
          {gaps.compared < gaps.living && ` Only the first ${writtenNumber(gaps.compared)} tuskers were compared.`}
        </p>
        {gaps.alike.length === 0 ? (
          <Notice kind="status" title="Every pair can be told apart">
            <p>At least where both may live in the same district.</p>
          </Notice>
        ) : (
          <PairTable pairs={gaps.alike} />
        )}
      </section>
    </>
  );
}

/** What the key of the public site lacks, and the estimate that it starts from. */
export default function KeyAdmin() {
  const { data, error, refetch } = useQuery({
    queryKey: ["key"],
    queryFn: async ({ signal }) => {
      const [key, estimate] = await Promise.all([
        bodyOf(adminApi.api.key.$get({}, { init: { signal } })),
        bodyOf(adminApi.api.settings.key.$get({}, { init: { signal } })),
      ]);
      return { key, estimate };
    },
  });
  const { may } = useOwnRole();
  return (
    <AdminPage title="Key">
      <Lead>“Which tusker did I see?” can only ask about what is recorded. This page shows what it needs most.</Lead>
      {error !== null ? (
        <AdminFailure title="Failed to fetch the key" failure={error} onRetry={refetch} />
      ) : data === undefined ? (
        <p role="status">Loading the key...</p>
      ) : (
        <>
          <section className={styles.section} aria-labelledby="estimate">
            <h2 id="estimate">The estimate</h2>
            <p>
              Sets how likely the answer “not in the directory” is. Visitors see the number with its note and source.
            </p>
            {may("change settings") ? (
              <EstimateForm key={data.estimate.updatedAt} stored={data.estimate} />
            ) : (
              <p>
                {counted(data.estimate.total, "wild tusker", "wild tuskers")}. {data.estimate.note}
              </p>
            )}
          </section>
          <GapSections data={data.key} />
        </>
      )}
    </AdminPage>
  );
}
