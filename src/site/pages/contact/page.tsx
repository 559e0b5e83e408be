import type { ReactNode } from "react";
import { inEnglish } from "../../../platform/languages/stored-text.tsx";
import { Breadcrumb } from "../../../ui/kit/breadcrumb.tsx";
import { PageLink } from "../../../ui/kit/page-link.tsx";
import { homeTrail } from "../../meta/structured-data.ts";
import { definePage } from "../../page/define-page.ts";
import { Portrait } from "../../parts/images/portrait.tsx";
import { island } from "../../render/island.tsx";
import { ContactForm } from "./contact-form.tsx";
import { type ContactPage, loadContact } from "./load-contact.tsx";
import { sendMessage } from "./send-message.ts";
import { words } from "./words.tsx";

type ContactProps = Pick<ContactPage, "about" | "portrait"> & { form: ReactNode };

const Contact = ({ about, portrait, form }: ContactProps) => (
  <div className="wrap">
    <Breadcrumb trail={homeTrail()} here={words.title} />
    <div className="split">
      <div>
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        {about !== undefined && (
          <p>
            {words.about(
              <PageLink to={`/tuskers/${about.slug}`} {...inEnglish()}>
                {about.name}
              </PageLink>,
            )}
          </p>
        )}
        <p className="no-sightings">
          {words.noSightings(<PageLink to="/privacy-policy">{words.privacyPolicy}</PageLink>)}
        </p>
        {portrait !== undefined && (
          <div className="still">
            <Portrait tusker={portrait} aspect="4:5" sizes="20rem" />
          </div>
        )}
      </div>
      <div>{form}</div>
    </div>
  </div>
);

const STATUS = { sent: 200, refused: 422 } as const;

export const page = definePage({
  /**
   * The answer to a form that was sent without script reports the result itself: a redirect to an address that did so would
   * report it to everybody who opens that address. A reload sends the message again, but it is stored once.
   */
  read: async ({ api, readers, request, form }) => ({
    ...(await loadContact(readers, request.url)),
    sending: form && (await sendMessage(api, form)),
  }),
  status: ({ sending }) => {
    if (sending === undefined) return 200;
    return sending.outcome === "failed" ? sending.status : STATUS[sending.outcome];
  },
  head: () => ({ title: words.title, description: words.description, path: "/contact", trail: homeTrail() }),
  screen: ({ subject, sending, ...contact }) => (
    <Contact {...contact} form={island("contact", ContactForm, { subject, sending })} />
  ),
});
