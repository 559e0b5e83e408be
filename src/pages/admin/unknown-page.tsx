import { AdminPage } from "../../admin/layout/admin-page.tsx";
import { ButtonLink } from "../../platform/ui/button-link.tsx";

/** For an address that names no page. */
export const UnknownPage = () => (
  <AdminPage title="There is no such page">
    <ButtonLink to="/admin/pages">All pages</ButtonLink>
  </AdminPage>
);
