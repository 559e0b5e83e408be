import { catalogue } from "../../platform/languages/catalogue.ts";

/** What the privacy policy tells of things that code decides, so it is no text to edit. */
export const fixedTexts = catalogue({
  /** What is stored in browsers. It follows the code that asks for consent. */
  cookies: (
    <>
      <p>
        On your first visit a banner asks what may be stored in your browser. Until you choose, and if you choose
        Essential Only, nothing but the essential is stored. You can change your mind at any time with Cookie Settings
        at the foot of each page.
      </p>
      <ul>
        <li>
          <b>Essential</b> is always on: your answer to the banner (<code>cookieConsent</code>), your choice of dark
          mode, and that you have answered the offer to read in another language, all kept in your browser’s local
          storage and never sent to us. For administrators also the sign-in, and a cookie that tells a browser they have
          used before.
        </li>
        <li>
          <b>Analytics</b>: cookies of the analytics service, which is Google Analytics where one is used, that tell
          visits apart. Its script is loaded only after you have allowed it.
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
        <b>The offline guide</b> is kept only if you ask for it with “Save the guide”. Your browser then holds a copy of
        pages, portraits, scripts and fonts of this site, 1.6 MB at most while they are fetched, and a small program
        that opens them where there is no signal. With signal, it asks this site now and then what has been withdrawn,
        and removes it. What you read in the guide and answer in its key is not sent. It stays until you remove it on
        the <a href="/field-guide">page of the guide</a>, or delete the data of this site in your browser.
      </p>
      <p>
        Videos in texts are shown as a link on a plain panel at first. Only when you start one does your browser load
        the player from YouTube, from its address without cookies. The share links lead to other sites and load nothing
        from them before you follow one.
      </p>
    </>
  ),
  /** How long data is kept. It follows the code that deletes it. */
  retention: (
    <ul>
      <li>
        <b>Contact data:</b> 2 years from the day of the message. After that it is deleted.
      </li>
      <li>
        <b>Letters about a tusker:</b> what you wrote, your name if you gave one, and a photograph that was not
        published: 2 years from the day of the letter, or until you take it back with its link.
      </li>
      <li>
        <b>Comments of those who were asked to read a text:</b> as long as the site keeps the text that they are about.
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
});
