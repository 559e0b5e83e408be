/** The Terms of Service as it is shipped, part by part. */
export const terms = {
  description: "The terms on which this site may be used: accuracy, fair use, texts and pictures, liability.",
  effective: "2025-01-20",
  acceptance: `<p>By using this site you agree to these terms. If you do not agree with them, please do not use it. How we handle personal data is set out in the <a href="/privacy-policy">Privacy Policy</a>, which is part of these terms.</p>`,
  service: `<p>A directory of tuskers of Sri Lanka, and articles about them, free to read, search and share. We may change, pause or end any part of it.</p>`,
  accuracy: `<p>We write with care, list our sources, and date the status of an animal where they allow it. Still, sources may err, animals move and die, and estimates are estimates. The portraits are illustrations, not likenesses, until a photograph is added.</p>
<p>Do not rely on this site where safety, law or money is at stake. Wild elephants are dangerous: keep your distance, stay in the vehicle where that is the rule, and follow the park’s staff.</p>`,
  use: `<p>You may not use this site</p>
<ul><li>to find, disturb, capture or harm an animal, or to help others to do so;</li><li>to send messages that are unlawful, untrue about others, or advertising;</li><li>to break into it, to overload it, or to use an administrator’s account that is not yours.</li></ul>
<p>Please leave exact positions of living wild animals out of what you write to us. The contact form refuses the coordinates and map links that it recognises.</p>`,
  content: `<p>The texts and illustrations of this site belong to its operator. You may quote them, link to them and share them with the name of the site. Photographs belong to those who took them, and where a photograph has a credit, it stands under it; ask them before you use one.</p>
<p>If you send us a text or a photograph for the directory, you confirm that it is yours to give, and you allow us to publish it here with your name. You may take that back by writing to us.</p>`,
  links: `<p>Sources, share links and videos lead to other sites. Their owners are responsible for what is published there and for what they do with your data.</p>`,
  liability: `<p>The site is offered as it is. As far as the law allows, we are not liable for damage that arises from using it or from its being unavailable. Nothing in these terms takes away rights that the law gives you and that cannot be waived.</p>`,
  changes: `<p>When these terms change, the new text appears here. By continuing to use the site you agree to it.</p>`,
  contact: `<p>Questions about these terms reach us through the <a href="/contact">contact page</a>. We answer enquiries within 30 days.</p>`,
  more: null,
};
