import { ACTIONS, doesOf, may, ROLE_LABELS, ROLES } from "../../../people/accounts/roles.ts";
import { Icon } from "../../../ui/kit/icon.tsx";
import { Panel } from "../../kit/ui/panel.tsx";
import styles from "./accounts.module.css";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What each role may do, from the same table that the API decides by. */
export function RightsPanel() {
  return (
    <Panel wide aria-labelledby="rights-heading">
      <h2 id="rights-heading">What each role may do</h2>
      <table className={styles.rights}>
        <thead>
          <tr>
            <th>
              <span className="sr">Action</span>
            </th>
            {ROLES.map((role) => (
              <th key={role} scope="col">
                {ROLE_LABELS[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ACTIONS.map((action) => (
            <tr key={action}>
              <th scope="row">{capital(doesOf(action))}</th>
              {ROLES.map((role) => (
                <td key={role}>
                  {may(role, action) ? <Icon name="check" /> : <span aria-hidden="true">–</span>}
                  <span className="sr">{may(role, action) ? "yes" : "no"}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
