import { useNavigate } from "react-router";
import { bodyOf } from "../../kit/api/failure.ts";
import { useNotices } from "../../kit/ui/notices.tsx";
import { AdminPage } from "../../shell/admin-page.tsx";
import { sourceAddress } from "./library-state.ts";
import { SourceForm } from "./source-form.tsx";
import { SOURCES } from "./source-query.browser.ts";

/** Adds a source to the library. */
export default function AddSource() {
  const navigate = useNavigate();
  const { notify } = useNotices();
  return (
    <AdminPage title="Add Source">
      <SourceForm
        onSave={(json) => bodyOf(SOURCES.$post({ json }))}
        onSaved={({ key }) => {
          notify(`${key} was added.`, "good", { onNextScreen: true });
          void navigate(sourceAddress(key), { replace: true });
        }}
      >
        <p>A source that the library already has is named here while you type.</p>
      </SourceForm>
    </AdminPage>
  );
}
