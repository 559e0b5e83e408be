import { Link } from "react-router";
import type { LegalSection } from "./legal-page.tsx";

export const TITLE = "Terms of Service";

export const DESCRIPTION =
  "The terms on which this site may be used: accuracy, fair use, texts and pictures, liability.";

export const SECTIONS: readonly LegalSection[] = [
  {
    id: "acceptance",
    title: "These terms",
    text: (
      <p>
        By using this site you agree to these terms. If you do not agree with them, please do not use it. How we handle
        personal data is set out in the <Link to="/privacy-policy">Privacy Policy</Link>, which is part of these terms.
      </p>
    ),
  },
  {
    id: "service",
    title: "What the site offers",
    text: (
      <p>
        A directory of tuskers of Sri Lanka, and articles about them, free to read, search and share. We may change,
        pause or end any part of it.
      </p>
    ),
  },
  {
    id: "accuracy",
    title: "Accuracy",
    text: (
      <>
        <p>
          We write with care, list our sources, and date the status of an animal where they allow it. Still, sources may
          err, animals move and die, and estimates are estimates. The portraits are illustrations, not likenesses, until
          a photograph is added.
        </p>
        <p>
          Do not rely on this site where safety, law or money is at stake. Wild elephants are dangerous: keep your
          distance, stay in the vehicle where that is the rule, and follow the park’s staff.
        </p>
      </>
    ),
  },
  {
    id: "use",
    title: "Fair use of the site",
    text: (
      <>
        <p>You may not use this site</p>
        <ul>
          <li>to find, disturb, capture or harm an animal, or to help others to do so;</li>
          <li>to send messages that are unlawful, untrue about others, or advertising;</li>
          <li>to break into it, to overload it, or to use an administrator’s account that is not yours.</li>
        </ul>
        <p>
          Please leave exact positions of living wild animals out of what you write to us. The contact form takes no
          coordinates and no map links.
        </p>
      </>
    ),
  },
  {
    id: "content",
    title: "Texts and pictures",
    text: (
      <>
        <p>
          The texts and illustrations of this site belong to its operator. You may quote them, link to them and share
          them with the name of the site. Photographs belong to those who took them, and where a photograph has a
          credit, it stands under it; ask them before you use one.
        </p>
        <p>
          If you send us a text or a photograph for the directory, you confirm that it is yours to give, and you allow
          us to publish it here with your name. You may take that back by writing to us.
        </p>
      </>
    ),
  },
  {
    id: "links",
    title: "Other sites",
    text: (
      <p>
        Sources, share links and videos lead to other sites. Their owners are responsible for what is published there
        and for what they do with your data.
      </p>
    ),
  },
  {
    id: "liability",
    title: "Liability",
    text: (
      <p>
        The site is offered as it is. As far as the law allows, we are not liable for damage that arises from using it
        or from its being unavailable. Nothing in these terms takes away rights that the law gives you and that cannot
        be waived.
      </p>
    ),
  },
  {
    id: "changes",
    title: "Changes",
    text: (
      <p>
        When these terms change, the new text appears here with a new date at its head. By continuing to use the site
        you agree to it.
      </p>
    ),
  },
  {
    id: "contact",
    title: "Contact",
    text: (
      <p>
        Questions about these terms reach us through the <Link to="/contact">contact page</Link>. We answer enquiries
        within 30 days.
      </p>
    ),
  },
];
