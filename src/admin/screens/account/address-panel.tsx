import { useRef, useState } from "react";
import { may } from "../../../people/accounts/roles.ts";
import { adminApi } from "../../kit/api/admin-api.browser.ts";
import { succeeded } from "../../kit/api/failure.ts";
import { useNotices } from "../../kit/ui/notices.tsx";
import { Panel } from "../../kit/ui/panel.tsx";
import type { OwnAccount } from "../../shell/own-role.tsx";
import { ConfirmSelfForm } from "../../sign-in/confirm-self-form.tsx";
import { AlertsChoice } from "./alerts-choice.tsx";
import { ConfirmedTextForm } from "./confirmed-text-form.tsx";

function Explanation({ mail }: { mail: OwnAccount["mail"] }) {
  if (mail.address !== null) {
    return (
      <p>
        Your address is <b>{mail.address}</b>. Links for a new password, and notices of new sign-ins and of changes to
        your account, come there.
      </p>
    );
  }
  if (!mail.possible) {
    return (
      <p>
        This site cannot send mail to accounts. Ask whoever runs the server to switch on e-mail. If you forget your
        password, an administrator has to help.
      </p>
    );
  }
  return (
    <p>
      Optional. With an address you can choose a new password when you forget yours, and you hear of new sign-ins.
      Nobody else sees it, and it is used for nothing else.
    </p>
  );
}

/** The e-mail address of one's own account. */
export function AddressPanel({ account }: { account: OwnAccount }) {
  const { mail } = account;
  const secondFactor = account.secondFactor.enabled;
  const [doing, setDoing] = useState<"set" | "remove">();
  const { notify } = useNotices();
  const heading = useRef<HTMLHeadingElement>(null);
  const stop = () => {
    setDoing(undefined);
    heading.current?.focus();
  };
  return (
    <Panel aria-labelledby="address-heading">
      <h2 id="address-heading" ref={heading} tabIndex={-1}>
        E-mail address
      </h2>
      <Explanation mail={mail} />
      {mail.unconfirmed !== null && (
        <p className="hint">
          A link was sent to <b>{mail.unconfirmed}</b>. Open it within 24 hours to confirm the address.
        </p>
      )}
      {doing === undefined && (
        <div className="acts">
          {mail.possible && (
            <button type="button" className="btn quiet" onClick={() => setDoing("set")}>
              {mail.address === null ? "Set an address" : "Change"}
            </button>
          )}
          {mail.address !== null && (
            <button type="button" className="btn quiet" onClick={() => setDoing("remove")}>
              Remove
            </button>
          )}
        </div>
      )}
      {doing === "set" && (
        <ConfirmedTextForm
          field={{
            label: "E-mail address",
            name: "email",
            type: "email",
            autoComplete: "email",
            hint: "A link is sent there. Open it to confirm the address.",
          }}
          missing="Enter the address."
          confirm="Send the link"
          secondFactor={secondFactor}
          onCancel={stop}
          onSend={async (email, given) => {
            await succeeded(adminApi.api.account.email.$put({ json: { email, ...given } }));
            notify(`A link was sent to ${email}.`);
            stop();
          }}
        />
      )}
      {doing === "remove" && (
        <>
          <p>Then nobody can reset your password by mail, and you do not hear of new sign-ins.</p>
          <ConfirmSelfForm
            secondFactor={secondFactor}
            confirm="Remove"
            risk
            onCancel={stop}
            onConfirm={async (json) => {
              await succeeded(adminApi.api.account.email.off.$post({ json }));
              notify("The address was removed.");
              stop();
            }}
          />
        </>
      )}
      {mail.address !== null && may(account.role, "manage accounts") && <AlertsChoice wanted={mail.alerts} />}
    </Panel>
  );
}
