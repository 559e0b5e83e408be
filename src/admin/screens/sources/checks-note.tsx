import { Link } from "react-router";
import type { AddressChecks } from "../../../content/sources/address-check.ts";
import { counted } from "../../../platform/text/counted.ts";
import { Lead } from "../../shell/lead.tsx";

export const SETTING_OFF = "Links are not checked. Ask whoever runs the server to switch on link checks.";

/** How many addresses need attention, or that none are checked. */
export function ChecksNote({ checks: { isOn, attention } }: { checks: AddressChecks }) {
  if (isOn && attention === 0) return null;
  return (
    <Lead>
      {!isOn && SETTING_OFF}{" "}
      {attention > 0 && (
        <Link to="/admin/sources?show=attention&sort=attention">
          {counted(attention, "address needs attention", "addresses need attention")}
        </Link>
      )}
    </Lead>
  );
}
