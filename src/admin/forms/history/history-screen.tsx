import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import type { Revision } from "../../../content/fields/revision.ts";
import type { Action } from "../../../people/accounts/roles.ts";
import { Icon } from "../../../ui/kit/icon.tsx";
import { Spinner } from "../../../ui/kit/loading/spinner.tsx";
import { Waiting } from "../../../ui/kit/loading/waiting.tsx";
import { imageName } from "../../inputs/stored-images/image-value.ts";
import { ConfirmDialog } from "../../kit/ui/confirm-dialog.tsx";
import { useNotices } from "../../kit/ui/notices.tsx";
import { AdminFailure } from "../../shell/admin-failure.tsx";
import { AdminPage } from "../../shell/admin-page.tsx";
import { useCanChange, useOwnRole } from "../../shell/own-role.tsx";
import { restoreRevision, type StoredEntry, type Unrestored } from "../entry/entry-calls.browser.ts";
import type { EntryDefinition, SharedValues } from "../entry/entry-definition.ts";
import { formAddress } from "../entry/entry-definition.ts";
import { writtenTimestamp } from "../entry/written-timestamp.ts";
import { Comparison } from "./comparison.tsx";
import styles from "./history-screen.module.css";
import { RevisionList } from "./revision-list.tsx";
import { useHistory } from "./use-history.browser.ts";

type HistoryScreenProps<Values extends SharedValues, Content> = {
  definition: EntryDefinition<Values, Content>;
  id: string;
  /** What the role must be allowed to do. Left out: what the publication of the entry asks for. */
  action?: Action;
};

/** All saved versions of an entry: who saved each and when, what changed, and a button to restore it. */
export function HistoryScreen<Values extends SharedValues, Content>(props: HistoryScreenProps<Values, Content>) {
  const { definition, id, action } = props;
  const { kind, words } = definition;
  const { history, error, refetch } = useHistory(definition, id);
  const { may } = useOwnRole();
  // Everybody may open the form of an entry: whoever may not publish submits changes for review there.
  const opensForm = action === undefined || may(action);
  const name = history && definition.nameOf(definition.valuesOf(history.stored.entry));
  return (
    <AdminPage
      title={name === undefined ? "History" : `History of ${name}`}
      actions={
        history !== undefined &&
        opensForm && (
          <Link className="btn quiet small" to={formAddress(kind, id)}>
            <Icon name="pencil" />
            {words.editHeading}
          </Link>
        )
      }
    >
      {error !== null && <AdminFailure title="The history could not be loaded" failure={error} onRetry={refetch} />}
      {error === null && history === undefined && (
        <Waiting role="status">
          <Spinner />
          Loading the history...
        </Waiting>
      )}
      {history !== undefined && <Versions {...props} {...history} onStale={refetch} />}
    </AdminPage>
  );
}

/** Whether the role may change what is in this state. */
function useMayChange(action: Action | undefined) {
  const canChange = useCanChange();
  const { may } = useOwnRole();
  return (state: Parameters<typeof canChange>[0]) => (action === undefined ? canChange(state) : may(action));
}

type VersionsProps<Values extends SharedValues, Content> = HistoryScreenProps<Values, Content> & {
  stored: StoredEntry<Content>;
  revisions: Revision[];
  /** Somebody else may have saved another version. */
  onStale(): unknown;
};

/** The version with this number, if there is one. */
const named = (revisions: readonly Revision[], text: string | null): Revision | undefined =>
  revisions.find(({ version }) => String(version) === text);

/** What could not be restored, in sentences. */
function missingAfter({ leftOutPictures: leftOutImages, takenSlug }: Unrestored): string[] {
  const images = leftOutImages.map(imageName).join(", ");
  return [
    ...(images === "" ? [] : [`These images are no longer stored and were left out: ${images}.`]),
    ...(takenSlug === null
      ? []
      : [`Its address stays as it is, because another entry now has the address ${takenSlug}.`]),
  ];
}

function Versions<Values extends SharedValues, Content>(props: VersionsProps<Values, Content>) {
  const { definition, id, action, stored, revisions, onStale } = props;
  const search = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  const [toRestore, setToRestore] = useState<Revision>();
  const { notify } = useNotices();
  const canChange = useMayChange(action);

  const [newest] = revisions;
  const to = named(revisions, search.get("to")) ?? newest;
  const before = to === undefined ? undefined : revisions[revisions.indexOf(to) + 1];
  const from = named(revisions, search.get("from")) ?? before;
  const show = (versions: Record<string, string>) =>
    navigate({ search: `?${new URLSearchParams(versions)}` }, { replace: true, preventScrollReset: true });
  const compare = (older: Revision | undefined, newer: Revision) =>
    void show({ ...(older === undefined ? {} : { from: String(older.version) }), to: String(newer.version) });

  const { mutate: restore, isPending: busy } = useMutation({
    mutationFn: ({ version }: Revision) => restoreRevision(definition.kind, id, version, stored.version),
    onSuccess(unrestored, { version }) {
      notify(`Version ${version} was restored. It is the newest version now.`);
      for (const sentence of missingAfter(unrestored)) notify(sentence, "bad");
      void show({});
    },
    onError({ status, message }) {
      notify(
        status === 412
          ? "Someone has changed it since this page was loaded, so nothing was restored. Check the newest version first."
          : `It could not be restored: ${message}`,
        "bad",
      );
      onStale();
    },
    onSettled: () => setToRestore(undefined),
  });

  if (newest === undefined || to === undefined) return <p>There is no saved version yet.</p>;
  return (
    <div className={styles.sheet}>
      <RevisionList
        revisions={revisions}
        shown={to}
        onShow={(revision) => compare(revisions[revisions.indexOf(revision) + 1], revision)}
        onRestore={canChange(definition.valuesOf(stored.entry)) ? setToRestore : undefined}
      />
      <Comparison definition={definition} id={id} revisions={revisions} from={from} to={to} onCompare={compare} />
      <ConfirmDialog
        open={toRestore !== undefined}
        text={`Restore version ${toRestore?.version}?`}
        confirm="Restore"
        tone="plain"
        busy={busy}
        onConfirm={() => toRestore !== undefined && restore(toRestore)}
        onCancel={() => setToRestore(undefined)}
      >
        {toRestore !== undefined && (
          <p>
            What was saved on {writtenTimestamp(toRestore.madeAt)} becomes the newest version. The current one stays in
            the history, so this can be undone.
          </p>
        )}
      </ConfirmDialog>
    </div>
  );
}
