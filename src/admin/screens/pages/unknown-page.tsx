import { ButtonLink } from "../../../ui/kit/button-link.tsx";
import { AdminPage } from "../../shell/admin-page.tsx";

/** For an address that names no page. */
export const UnknownPage = () => (
  <AdminPage title="There is no such page">
    <ButtonLink to="/admin/pages">All pages</ButtonLink>
  </AdminPage>
);
