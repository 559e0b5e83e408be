import { useRef, useState } from "react";
import { adminApi } from "../../kit/api/admin-api.browser.ts";
import { bodyOf, succeeded } from "../../kit/api/failure.ts";
import { Badge } from "../../kit/ui/badge.tsx";
import { useNotices } from "../../kit/ui/notices.tsx";
import { Panel } from "../../kit/ui/panel.tsx";
import type { OwnAccount } from "../../shell/own-role.tsx";
import { ConfirmSelfForm } from "../../sign-in/confirm-self-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import styles from "./second-factor.module.css";
import { TurnOnForm } from "./turn-on-form.tsx";

/** With fewer than this, the page suggests new ones. */
const FEW_CODES = 3;

function codesLeftText(left: number): string {
  if (left === 0) return "You have no recovery codes left. Get new ones before you need them.";
  const text = left === 1 ? "You have one recovery code left" : `You have ${left} recovery codes left`;
  return left <= FEW_CODES ? `${text}. Get new ones soon.` : `${text}.`;
}

function turnedOnText(ended: number): string {
  if (ended === 0) return "Your second factor is on.";
  return `Your second factor is on, and ${ended === 1 ? "one other sign-in" : `${ended} other sign-ins`} ended.`;
}

/** The second factor of one's own account: an authenticator app, and recovery codes for when it is not at hand. */
export function SecondFactorPanel({ account }: { account: OwnAccount }) {
  const { enabled, recoveryCodesLeft } = account.secondFactor;
  const [doing, setDoing] = useState<"on" | "off" | "renew">();
  const [codes, setCodes] = useState<string[]>();
  const { notify } = useNotices();
  const heading = useRef<HTMLHeadingElement>(null);

  const stop = () => {
    setDoing(undefined);
    heading.current?.focus();
  };
  const show = (fresh: string[]) => {
    setDoing(undefined);
    setCodes(fresh);
  };
  return (
    <Panel aria-labelledby="second-factor-heading">
      <h2 className={styles.heading} id="second-factor-heading" ref={heading} tabIndex={-1}>
        Second factor
        <Badge tone={enabled ? "good" : "plain"}>{enabled ? "On" : "Off"}</Badge>
      </h2>
      {codes !== undefined ? (
        <RecoveryCodes
          codes={codes}
          username={account.username}
          onKept={() => {
            setCodes(undefined);
            heading.current?.focus();
          }}
        />
      ) : (
        <>
          <p>
            {enabled
              ? `Signing in also requires a code from your authenticator app. ${codesLeftText(recoveryCodesLeft)}`
              : "Adds a code from your phone, so a stolen password is not enough."}
          </p>
          {doing === undefined && (
            <div className="acts">
              {enabled ? (
                <>
                  <button type="button" className="btn quiet" onClick={() => setDoing("renew")}>
                    New recovery codes
                  </button>
                  <button type="button" className="btn quiet" onClick={() => setDoing("off")}>
                    Turn off
                  </button>
                </>
              ) : (
                <button type="button" className="btn" onClick={() => setDoing("on")}>
                  Turn on
                </button>
              )}
            </div>
          )}
          {doing === "on" && (
            <TurnOnForm
              onCancel={stop}
              onTurnedOn={({ recoveryCodes, endedSessions }) => {
                notify(turnedOnText(endedSessions));
                show(recoveryCodes);
              }}
            />
          )}
          {doing === "renew" && (
            <>
              <p>Your current codes then stop working.</p>
              <ConfirmSelfForm
                secondFactor
                confirm="Get new codes"
                onCancel={stop}
                onConfirm={async (json) => {
                  const { recoveryCodes } = await bodyOf(adminApi.api.account["recovery-codes"].$post({ json }));
                  show(recoveryCodes);
                }}
              />
            </>
          )}
          {doing === "off" && (
            <>
              <p>You then sign in with the password alone.</p>
              <ConfirmSelfForm
                secondFactor
                confirm="Turn off"
                risk
                onCancel={stop}
                onConfirm={async (json) => {
                  await succeeded(adminApi.api.account["second-factor"].off.$post({ json }));
                  notify("Your second factor is off.");
                  stop();
                }}
              />
            </>
          )}
        </>
      )}
    </Panel>
  );
}
