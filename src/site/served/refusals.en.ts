import { catalogue } from "../../platform/languages/catalogue.ts";
/** Plain text for browsers when no page can be sent. */
export const words = catalogue({
  readOnly: "This address can only be read.",
  message: {
    tooLong: "This message is longer than can be sent.",
    fromElsewhere: "This form was sent from another site.",
    notAForm: "Send a form, with the content type application/x-www-form-urlencoded.",
  },
});
