import { data, type ShouldRevalidateFunction } from "react-router";
import { Portrait } from "../../images/shown/portrait.tsx";
import { browserApi } from "../../platform/api-client/api-client.ts";
import { serverApi } from "../../platform/api-client/load-context.ts";
import { inEnglish } from "../../platform/languages/stored-text.tsx";
import { Breadcrumb } from "../../platform/ui/breadcrumb.tsx";
import { PageLink } from "../../platform/ui/page-link.tsx";
import { pageMeta } from "../../site/meta/page-meta.ts";
import { homeTrail } from "../../site/meta/structured-data.ts";
import type { Route } from "./+types/route";
import { ContactForm } from "./contact-form.tsx";
import { loadContact } from "./load-contact.tsx";
import { sendMessage } from "./send-message.ts";
import { words } from "./words.en.tsx";

export const loader = ({ request, context }: Route.LoaderArgs) => loadContact(serverApi(context), request);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadContact(browserApi, request);

/**
 * A form that was sent without script. The response itself reports the result: a redirect to an address that did so
 * would report it to everybody who opens that address. A reload sends the message again, but it is stored once.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const sending = await sendMessage(serverApi(context), await request.formData());
  if (sending.outcome === "sent") return data(sending, { status: 200 });
  return data(sending, { status: sending.outcome === "refused" ? 422 : sending.status });
}

export const clientAction = async ({ request }: Route.ClientActionArgs) =>
  sendMessage(browserApi, await request.formData());

/** Sending a message changes nothing that this page shows. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod?.toUpperCase() === "POST" ? false : defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: words.title,
    description: words.description,
    path: "/contact",
    trail: homeTrail(),
  });

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { subject, about, portrait } = loaderData;
  return (
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
        <div>
          <ContactForm key={subject} subject={subject} sending={actionData} />
        </div>
      </div>
    </div>
  );
}
