import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import type { SourceWithUses } from "../../../content/sources/library-source.ts";
import { Dialog } from "../../../ui/kit/forms/dialog.tsx";
import { Icon } from "../../../ui/kit/icon.tsx";
import { bodyOf } from "../../kit/api/failure.ts";
import { ConfirmDialog } from "../../kit/ui/confirm-dialog.tsx";
import { LIST_RETURN, listAddress } from "../../kit/ui/lists/kept-list.browser.ts";
import { useNotices } from "../../kit/ui/notices.tsx";
import { AdminFailure } from "../../shell/admin-failure.tsx";
import { AdminPage } from "../../shell/admin-page.tsx";
import { NotAllowed } from "../../shell/not-allowed.tsx";
import { useOwnRole } from "../../shell/own-role.tsx";
import { AddressPanel } from "./address-panel.tsx";
import { SourceForm } from "./source-form.tsx";
import { at, changeSource, SOURCE, sourceQuery } from "./source-query.browser.ts";
import { isUsed, UsedBy } from "./used-by.tsx";

/** Why a source stays, with the entries that rest on it. */
function InUse({ source, onClose }: { source: SourceWithUses; onClose(): void }) {
  return (
    <Dialog open tone="risk" title={`${source.key} cannot be deleted`} onClose={onClose}>
      <p>
        These pages and entries rest on “{source.title}”. Cite something else there first, or merge it with another
        source.
      </p>
      <UsedBy source={source} />
      <div className="acts">
        <button type="button" className="btn quiet" onClick={onClose} data-first-focus>
          Close
        </button>
      </div>
    </Dialog>
  );
}

type Step = { at: "question" } | { at: "refused"; source: SourceWithUses };

function EditSource({ source }: { source: SourceWithUses }) {
  const { key, title } = source;
  const navigate = useNavigate();
  const { notify } = useNotices();
  const [step, setStep] = useState<Step>();
  const removal = useMutation({
    mutationFn: () => bodyOf(SOURCE.$delete(at(key))),
    onSuccess: () => {
      setStep(undefined);
      notify(`${key} was deleted.`, "good", { onNextScreen: true });
      void navigate(listAddress("source"), { state: LIST_RETURN });
    },
    onError: async ({ code, message }) => {
      // Somebody has cited it since this screen was opened.
      if (code === "source_in_use") return setStep({ at: "refused", source: await bodyOf(SOURCE.$get(at(key))) });
      setStep(undefined);
      notify(`${key} could not be deleted: ${message}`, "bad");
    },
  });
  return (
    <>
      <SourceForm
        source={source}
        onSave={(body, updatedAt) => changeSource(key, body, updatedAt)}
        onSaved={(_, hits) => {
          notify(`${key} was saved.`, "good", { onNextScreen: hits !== undefined });
          if (hits !== undefined) void navigate(hits);
        }}
      >
        <AddressPanel source={source} />
        <h2>Used by</h2>
        <UsedBy source={source} />
        <div className="acts">
          <Link to={`/sources/${key}`} reloadDocument className="btn quiet small">
            See its page
          </Link>
          <button
            type="button"
            className="btn danger small"
            onClick={() => setStep(isUsed(source) ? { at: "refused", source } : { at: "question" })}
          >
            Delete
          </button>
        </div>
      </SourceForm>
      {step?.at === "refused" && <InUse source={step.source} onClose={() => setStep(undefined)} />}
      <ConfirmDialog
        open={step?.at === "question"}
        text={`Delete “${title}”?`}
        confirm="Delete"
        busy={removal.isPending}
        onConfirm={() => removal.mutate()}
        onCancel={() => setStep(undefined)}
      >
        <p>{key} is removed from the library, and its key is never given to another source. This cannot be undone.</p>
      </ConfirmDialog>
    </>
  );
}

/** One source of the library: its fields, what uses it, and what may be the same. */
export default function EditSourceRoute() {
  const { key = "" } = useParams();
  const { may } = useOwnRole();
  const { data: source, error, refetch } = useQuery(sourceQuery(key));
  if (!may("change sources")) {
    return (
      <NotAllowed title={`Source ${key}`} action="change sources">
        <Link to={`/sources/${key}`} reloadDocument className="btn quiet">
          See its page
        </Link>
      </NotAllowed>
    );
  }
  return (
    <AdminPage
      title={`Source ${key}`}
      actions={
        <Link className="btn quiet small" to={listAddress("source")} state={LIST_RETURN}>
          <Icon name="book-marked" />
          All sources
        </Link>
      }
    >
      {error !== null && source === undefined ? (
        <AdminFailure title="Failed to fetch the source" failure={error} onRetry={refetch} />
      ) : source === undefined ? (
        <p role="status">Loading source...</p>
      ) : (
        <EditSource key={source.key} source={source} />
      )}
    </AdminPage>
  );
}
