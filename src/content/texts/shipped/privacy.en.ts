/** The Privacy Policy as it is shipped, part by part. */
export const privacy = {
  description:
    "What this site keeps of those who visit it or write to it, why, for how long, and what is stored in your browser only with your consent.",
  effective: "2025-01-20",
  responsible: null,
  collect: `<p>You can read all of this site without telling us who you are. We keep personal data in these cases only:</p>
<ul><li><b>When you write to us</b> with the contact form: your name, your email address, the subject and your message.</li><li><b>When you send a letter about a tusker:</b> what you write, your name if you give it, and your photograph with the name that is to stand under it.</li><li><b>When we ask you to read a text before it is published:</b> the name that you give, your comments, and whether you agree. They are kept with the text, and only the editors of the site and whoever wrote the text see them.</li><li><b>When you administer the site:</b> your user name and your password. The password is stored hashed, so that nobody can read it, and what an administrator changes is recorded. If you choose to give your account an email address, it is used for links to a new password and for notices about your account and the site, and nobody else can see it. Of a passkey only its public key and the name that you gave it are kept.</li><li><b>When you allow analytics:</b> which pages are visited, from what kind of device and from which country or region. Where this site is run without an analytics service, nothing of the kind is collected, whatever you chose.</li></ul>
<p>There is no newsletter, and there are no accounts for visitors. Your network address reaches us with every request, as the internet works; we use it to answer and, for about a day at most and never written down as it is, to limit how many messages or sign-ins can be tried from one network.</p>`,
  use: `<p>A message or a letter is used to answer you and to correct or add to the directory. Nothing from it is published without your consent. Administrators’ names and passwords are used to sign them in. Analytics tell which pages are read and which are not found.</p>
<p>We sell no data and we give none away. Those who run the site’s server and, where the operator uses them, its mail and analytics services handle data on our behalf.</p>`,
  children: `<p>This site is not meant for children under 13, and we do not knowingly collect data from them. If you believe that a child has written to us, tell us and we will delete the message.</p>`,
  rights: `<p>You may ask what we hold about you, have it corrected or deleted, object to its use, and withdraw a consent at any time. What was done before you withdraw it remains lawful. You may also complain to the data protection authority where you live.</p>`,
  security: `<p>Passwords are stored hashed. Sign-ins expire and can be ended. Photographs lose their location and other hidden data when they are uploaded. No system is perfectly safe; should data be lost to others, we will tell those concerned.</p>`,
  changes: `<p>When this policy changes, the new text appears here.</p>`,
  contact: `<p>Questions about your data reach us through the <a href="/contact">contact page</a>. We answer enquiries within 30 days.</p>`,
  cookies: null,
  retention: null,
  more: null,
};
