import { useQuery } from "@tanstack/react-query";
import { type ComponentType, useEffect, useId, useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";
import type { Submission } from "../../../../content/review/submission.ts";
import type { Action } from "../../../../people/accounts/roles.ts";
import { ButtonLink } from "../../../../ui/kit/button-link.tsx";
import { Spinner } from "../../../../ui/kit/loading/spinner.tsx";
import { Waiting } from "../../../../ui/kit/loading/waiting.tsx";
import { ONCE } from "../../../kit/api/admin-queries.tsx";
import type { Failure } from "../../../kit/api/failure.ts";
import { readToken } from "../../../kit/api/token.browser.ts";
import { LIST_RETURN, listAddress } from "../../../kit/ui/lists/kept-list.browser.ts";
import { useNotices } from "../../../kit/ui/notices.tsx";
import { AdminPage } from "../../../shell/admin-page.tsx";
import { NotAllowed } from "../../../shell/not-allowed.tsx";
import { useOwnRole } from "../../../shell/own-role.tsx";
import { loginAddress } from "../../../sign-in/redirect-target.ts";
import { findOpenSubmission, loadSubmission } from "../../review/submission-calls.browser.ts";
import { draftKey, findDrafts } from "../draft-store.browser.ts";
import { isGone, loadEntry, type StoredEntry } from "../entry-calls.browser.ts";
import type { EntryDefinition, SharedValues } from "../entry-definition.ts";
import { formAddress } from "../entry-definition.ts";
import { EntryScreen, type FieldsProps, type Proposed } from "./entry-screen.tsx";
import { OrphanLead } from "./orphan-lead.tsx";

type Opened<Content> =
  | { stored: StoredEntry<Content>; submission: Submission | undefined }
  /** Why there is no entry any more. This browser keeps unsaved text of it. */
  | { gone: Failure };

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
  const { notify } = useNotices();
  const { role, may } = useOwnRole();
  const mayPublish = may("publish");
  const navigate = useNavigate();
  const submissionId = new URLSearchParams(useLocation().search).get("submission");
  const [isSignedOut] = useState(() => readToken() === null);

  // Each form begins anew. What it began with is not loaded again: it must not change under somebody who writes.
  const form = useId();
  const { data: opened, error } = useQuery({
    queryKey: ["form", form, kind, id, submissionId],
    queryFn: async ({ signal }): Promise<Opened<Content>> => {
      // Editors write in what was submitted only if they come from its review.
      const findSubmission = () => {
        if (submissionId !== null) return loadSubmission(submissionId, signal);
        return mayPublish || kind === "page" ? undefined : findOpenSubmission(id, signal);
      };
      try {
        return { stored: await loadEntry(kind, id, signal), submission: await findSubmission() };
      } catch (failure) {
        if (isGone(failure as Failure) && findDrafts(draftKey(kind, id)).length > 0)
          return { gone: failure as Failure };
        throw failure;
      }
    },
    enabled: !isSignedOut,
    ...ONCE,
  });
  useEffect(() => {
    // After a 401 the layout asks for a new sign-in, which loads the entry again.
    if (error === null || error.status === 401) return;
    const reason = error.status === 404 ? words.notFound : error.message;
    notify(words.loadFailed + reason, "bad", { onNextScreen: true });
    void navigate(listAddress(kind), { replace: true, state: LIST_RETURN });
  }, [error, kind, words, navigate, notify]);

  if (isSignedOut) return <Navigate to={loginAddress(location.pathname)} state={{ reason: words.noToken.load }} />;
  if (opened === undefined) {
    return (
      <AdminPage title={words.editHeading}>
        <Waiting role="status">
          <Spinner />
          {words.loading}
        </Waiting>
      </AdminPage>
    );
  }
  if ("gone" in opened) {
    const lead = <OrphanLead words={words} failure={opened.gone} />;
    return <EntryScreen definition={definition} Fields={Fields} orphanOf={id} lead={lead} />;
  }
  if (action !== undefined && role !== undefined && !may(action)) {
    return (
      <NotAllowed title={words.editHeading} action={action}>
        <ButtonLink quiet to={`${formAddress(kind, id)}/history`}>
          History
        </ButtonLink>
      </NotAllowed>
    );
  }
  return <EntryScreen definition={definition} Fields={Fields} {...opened} {...(proposed && { proposed })} />;
}
