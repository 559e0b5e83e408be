import { Link } from "react-router";
import { Lead } from "../../admin/layout/lead.tsx";
import { counted } from "../../platform/text/counted.ts";
import { type AddressChecks, NEED_ATTENTION } from "../address-check.ts";

export const SETTING_OFF =
  "Addresses are not checked. Whoever runs the site turns the weekly check on with the setting SOURCE_CHECK=on.";

/** How many addresses need attention, or that none are checked. */
export function ChecksNote({ checks: { isOn, counts } }: { checks: AddressChecks }) {
  const waiting = NEED_ATTENTION.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
  if (isOn && waiting === 0) return null;
  return (
    <Lead>
      {!isOn && SETTING_OFF}{" "}
      {waiting > 0 && (
        <Link to="/admin/sources?show=attention&sort=attention">
          {counted(waiting, "address needs attention", "addresses need attention")}
        </Link>
      )}
    </Lead>
  );
}
