import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { type Action, ROLE_LABELS, refusalOf } from "../../people/accounts/roles.ts";
import { ButtonLink } from "../../ui/kit/button-link.tsx";
import { Notice } from "../../ui/kit/notice.tsx";
import { AdminPage } from "./admin-page.tsx";
import { useOwnRole } from "./own-role.tsx";
import { PLACES } from "./places.ts";

/** Shown in place of a screen that the role may not use: who may. */
export function NotAllowed({ title, action, children }: { title: string; action: Action; children?: ReactNode }) {
  const { role } = useOwnRole();
  return (
    <AdminPage title={title}>
      <Notice kind="status" title="Not for your role">
        <p>
          {refusalOf(action)}
          {role !== undefined && ` Your role is ${ROLE_LABELS[role].toLowerCase()}.`}
        </p>
        <div className="acts">
          {children}
          <ButtonLink to="/admin/dashboard">Dashboard</ButtonLink>
        </div>
      </Notice>
    </AdminPage>
  );
}

/** The screen at the present address, unless this role is not offered it. */
export function AllowedScreen({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { role, may } = useOwnRole();
  const place = PLACES.find(({ to }) => to === pathname.replace(/\/$/, ""));
  // Without a role, the screen itself says why nothing can be loaded.
  if (place?.action === undefined || role === undefined || may(place.action)) return children;
  return <NotAllowed title={place.label} action={place.action} />;
}
