import { type ComponentType, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Action } from "../../../accounts/roles.ts";
import { SIGNED_IN_AGAIN } from "../../../admin/api/admin-api.browser.ts";
import type { Failure } from "../../../admin/api/failure.ts";
import { failureOf } from "../../../admin/api/failure.ts";
import { readToken } from "../../../admin/api/token.browser.ts";
import { loginAddress } from "../../../admin/auth/redirect-target.ts";
import { AdminPage } from "../../../admin/layout/admin-page.tsx";
import { NotAllowed } from "../../../admin/layout/not-allowed.tsx";
import { useOwnRole } from "../../../admin/layout/own-role.tsx";
import { LIST_RETURN, listAddress } from "../../../admin/ui/lists/kept-list.browser.ts";
import { useNotices } from "../../../admin/ui/notices.tsx";
import { ButtonLink } from "../../../platform/ui/button-link.tsx";
import { Spinner } from "../../../platform/ui/loading/spinner.tsx";
import { Waiting } from "../../../platform/ui/loading/waiting.tsx";
import type { Submission } from "../../../review/submission.ts";
import { findOpenSubmission, loadSubmission } from "../../../review/submission-calls.browser.ts";
import { draftKey, findDrafts } from "../draft-store.browser.ts";
import { loadEntry, type StoredEntry } from "../entry-calls.browser.ts";
import type { EntryDefinition, SharedValues } from "../entry-definition.ts";
import { formAddress } from "../entry-definition.ts";
import { EntryScreen, type FieldsProps, type Proposed } from "./entry-screen.tsx";
import { OrphanLead } from "./orphan-lead.tsx";

type Loading<Content> =
  | { state: "loading" }
  | { state: "loaded"; stored: StoredEntry<Content>; submission: Submission | undefined }
  /** The entry is gone, but this browser keeps unsaved text of it. */
  | { state: "orphaned"; failure: Failure };

type EditScreenProps<Values extends SharedValues, Content> = {
  definition: EntryDefinition<Values, Content>;
  id: string;
  Fields: ComponentType<FieldsProps<Values>>;
  proposed?: Proposed<Values>;
  /** What the role must be allowed to do. Left out: what the publication of the entry asks for. */
  action?: Action;
};

/**
 * Loads an entry for its form. If it is gone but has unsaved text, the form becomes that of a new entry. If it cannot
 * be loaded, a notice says so and the dashboard opens.
 */
export function EditScreen<Values extends SharedValues, Content>(props: EditScreenProps<Values, Content>) {
  const { definition, id, Fields, proposed, action } = props;
  const { kind, words } = definition;
  const [loading, setLoading] = useState<Loading<Content>>({ state: "loading" });
  const [tries, setTries] = useState(0);
  const { notify } = useNotices();
  const { role, may } = useOwnRole();
  const mayPublish = may("publish");
  const navigate = useNavigate();
  const asked = new URLSearchParams(useLocation().search).get("submission");

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try loads it again.
  useEffect(() => {
    const leaving = new AbortController();
    // Editors write in what was submitted only if they come from its review.
    const findSubmission = async (): Promise<Submission | undefined> => {
      if (asked !== null) return loadSubmission(asked, leaving.signal);
      return mayPublish || kind === "page" ? undefined : findOpenSubmission(id, leaving.signal);
    };
    const load = async () => {
      if (readToken() === null) {
        void navigate(loginAddress(location.pathname), { state: { reason: words.noToken.load } });
        return;
      }
      try {
        const stored = await loadEntry<Content>(kind, id, leaving.signal);
        const submission = await findSubmission();
        if (!leaving.signal.aborted) setLoading({ state: "loaded", stored, submission });
      } catch (error) {
        if (leaving.signal.aborted) return;
        const failure = failureOf(error);
        // The layout asks for a new sign-in; the page loads after that.
        if (failure.status === 401) return;
        const isGone = failure.status === 404 || failure.status === 410;
        if (isGone && findDrafts(draftKey(kind, id)).length > 0) {
          setLoading({ state: "orphaned", failure });
          return;
        }
        const reason = failure.status === 404 ? words.notFound : failure.message;
        notify(words.loadFailed + reason, "bad", { onNextScreen: true });
        void navigate(listAddress(kind), { replace: true, state: LIST_RETURN });
      }
    };
    void load();
    return () => leaving.abort();
  }, [kind, id, words, tries, asked, mayPublish, navigate, notify]);

  useEffect(() => {
    const again = () => setTries((before) => before + 1);
    if (loading.state !== "loading") return;
    window.addEventListener(SIGNED_IN_AGAIN, again);
    return () => window.removeEventListener(SIGNED_IN_AGAIN, again);
  }, [loading.state]);

  if (loading.state === "loaded" && action !== undefined && role !== undefined && !may(action)) {
    return (
      <NotAllowed title={words.editHeading} action={action}>
        <ButtonLink quiet to={`${formAddress(kind, id)}/history`}>
          History
        </ButtonLink>
      </NotAllowed>
    );
  }
  if (loading.state === "loaded") {
    const { stored, submission } = loading;
    return (
      <EntryScreen
        definition={definition}
        Fields={Fields}
        stored={stored}
        submission={submission}
        {...(proposed && { proposed })}
      />
    );
  }
  if (loading.state === "orphaned") {
    const lead = <OrphanLead words={words} failure={loading.failure} />;
    return <EntryScreen definition={definition} Fields={Fields} orphanOf={id} lead={lead} />;
  }
  return (
    <AdminPage title={words.editHeading}>
      <Waiting role="status">
        <Spinner />
        {words.loading}
      </Waiting>
    </AdminPage>
  );
}
