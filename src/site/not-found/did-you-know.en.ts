import { catalogue } from "../../platform/languages/catalogue.ts";
/**
 * Separate from the other texts of Not Found, because the pages of entries show these facts too and load nothing else.
 */
export const words = catalogue({
  title: "Did You Know?",
  facts: [
    {
      figure: "150 kg",
      text: "About as much as an elephant eats in a day, in plants. It may feed for up to nineteen hours of the 24.",
    },
    {
      figure: "22 months",
      text: "A calf is carried for almost two years. Twins are very rare; a pair was born at Pinnawala in 2021.",
    },
    {
      figure: "Tushes",
      text: "Some males and some females have short, thin tushes a few inches long. They are not tusks.",
    },
  ],
});
