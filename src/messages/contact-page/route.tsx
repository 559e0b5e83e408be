import { data, Link, type ShouldRevalidateFunction } from "react-router";
import { Portrait } from "../../images/shown/portrait.tsx";
import { browserApi } from "../../platform/api-client/api-client.ts";
import { serverApi } from "../../platform/api-client/load-context.ts";
import { Breadcrumb } from "../../platform/ui/breadcrumb.tsx";
import { pageMeta } from "../../site/meta/page-meta.ts";
import type { Route } from "./+types/route";
import { ContactForm } from "./contact-form.tsx";
import { loadContact } from "./load-contact.tsx";
import { sendMessage } from "./send-message.ts";

const TRAIL = [{ to: "/", label: "Home" }];

export const loader = ({ request, context }: Route.LoaderArgs) => loadContact(serverApi(context), request);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadContact(browserApi, request);

/**
 * A form that was sent without script. The answer itself says what became of the message: an address that said so would
 * say it to everybody who opens it. Sent once more by a reload, the same message is kept once.
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
    title: "Contact Us",
    description:
      "Write to the keepers of the directory of Sri Lanka's tuskers: a correction, a photograph, a question. We answer within 30 days.",
    path: "/contact",
    trail: TRAIL,
  });

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { subject, about, portrait } = loaderData;
  return (
    <div className="wrap">
      <Breadcrumb trail={TRAIL} here="Contact Us" />
      <div className="split">
        <div>
          <h1>Contact Us</h1>
          <p className="lead">Corrections, photographs and questions are welcome. We answer within 30 days.</p>
          {about !== undefined && (
            <p>
              You are writing about <Link to={`/tuskers/${about.slug}`}>{about.name}</Link>. Please say where you read
              or saw what we have wrong, so that we can check it.
            </p>
          )}
          <p className="no-sightings">
            We do not collect sightings. If you write to us about a living wild tusker, name the park and the month at
            most, never the place or the day. How we handle your name and address is set out in the{" "}
            <Link to="/privacy-policy">Privacy Policy</Link>.
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
