import { Link } from "react-router";
import type { LegalSection } from "./legal-page.tsx";

export const TITLE = "Privacy Policy";

export const DESCRIPTION =
  "What this site keeps of those who visit it or write to it, why, for how long, and what is stored in your browser only with your consent.";

export const SECTIONS: readonly LegalSection[] = [
  {
    id: "collect",
    title: "What we collect",
    text: (
      <>
        <p>You can read all of this site without telling us who you are. We keep personal data in these cases only:</p>
        <ul>
          <li>
            <b>When you write to us</b> with the contact form: your name, your email address, the subject and your
            message.
          </li>
          <li>
            <b>When you administer the site:</b> your user name and your password. The password is stored hashed, so
            that nobody can read it, and what an administrator changes is recorded. If you choose to give your account
            an email address, it is used for links to a new password and for notices about your account and the site,
            and nobody else can see it. Of a passkey only its public key and the name that you gave it are kept.
          </li>
          <li>
            <b>When you allow analytics:</b> which pages are visited, from what kind of device and from which country or
            region. Where this site is run without an analytics service, nothing of the kind is collected, whatever you
            chose.
          </li>
        </ul>
        <p>
          There is no newsletter, and there are no accounts for visitors. Your network address reaches us with every
          request, as the internet works; we use it to answer and, for about a day at most and never written down as it
          is, to limit how many messages or sign-ins can be tried from one network.
        </p>
      </>
    ),
  },
  {
    id: "use",
    title: "How we use it",
    text: (
      <>
        <p>
          A message is used to answer you and to correct or add to the directory. Nothing from your message is published
          without your consent. Administrators’ names and passwords are used to sign them in. Analytics tell which pages
          are read and which are not found.
        </p>
        <p>
          We sell no data and we give none away. Those who run the site’s server and, where the operator uses them, its
          mail and analytics services handle data on our behalf.
        </p>
      </>
    ),
  },
  {
    id: "cookies",
    title: "Cookies and consent",
    text: (
      <>
        <p>
          On your first visit a banner asks what may be stored in your browser. Until you choose, and if you choose
          Essential Only, nothing but the essential is stored. You can change your mind at any time with Cookie Settings
          at the foot of each page.
        </p>
        <ul>
          <li>
            <b>Essential</b> is always on: your answer to the banner (<code>cookieConsent</code>) and your choice of
            dark mode, both kept in your browser’s local storage and never sent to us. For administrators also the
            sign-in, and a cookie that tells a browser they have used before.
          </li>
          <li>
            <b>Analytics</b>: cookies of Google Analytics that tell visits apart. Its script is loaded only after you
            have allowed it.
          </li>
          <li>
            <b>Advertising</b>: whether ad storage, ad user data and ad personalisation are allowed. This site shows no
            advertisements; your choice is passed on to the analytics service, where one is used, and holds should that
            ever change.
          </li>
          <li>
            <b>Functional</b>: storage that remembers settings of embedded services.
          </li>
        </ul>
        <p>
          Videos in texts are shown as a link on a plain panel at first. Only when you start one does your browser load
          the player from YouTube, from its address without cookies. The share links lead to other sites and load
          nothing from them before you follow one.
        </p>
      </>
    ),
  },
  {
    id: "retention",
    title: "How long we keep it",
    text: (
      <ul>
        <li>
          <b>Contact data:</b> 2 years from the day of the message. After that it is deleted.
        </li>
        <li>
          <b>Letters about a tusker:</b> what you wrote, your name if you gave one, and a photograph that was not
          published: 2 years from the day of the letter, or until you take it back with its link.
        </li>
        <li>
          <b>Analytics data:</b> 26 months. This is what the operator sets at the analytics service, where one is used.
        </li>
        <li>
          <b>Administrators’ accounts:</b> as long as the account exists.
        </li>
        <li>
          <b>What is stored in your browser:</b> until you delete it there.
        </li>
      </ul>
    ),
  },
  {
    id: "children",
    title: "Children",
    text: (
      <p>
        This site is not meant for children under 13, and we do not knowingly collect data from them. If you believe
        that a child has written to us, tell us and we will delete the message.
      </p>
    ),
  },
  {
    id: "rights",
    title: "Your rights",
    text: (
      <p>
        You may ask what we hold about you, have it corrected or deleted, object to its use, and withdraw a consent at
        any time. What was done before you withdraw it remains lawful. You may also complain to the data protection
        authority where you live.
      </p>
    ),
  },
  {
    id: "security",
    title: "Security",
    text: (
      <p>
        Passwords are stored hashed. Sign-ins expire and can be ended. Photographs lose their location and other hidden
        data when they are uploaded. No system is perfectly safe; should data be lost to others, we will tell those
        concerned.
      </p>
    ),
  },
  {
    id: "changes",
    title: "Changes",
    text: <p>When this policy changes, the new text appears here with a new date at its head.</p>,
  },
  {
    id: "contact",
    title: "Contact",
    text: (
      <p>
        Questions about your data reach us through the <Link to="/contact">contact page</Link>. We answer enquiries
        within 30 days.
      </p>
    ),
  },
];
