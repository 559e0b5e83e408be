const FACTS = [
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
];

/** Three things worth knowing about elephants, for whoever found nothing else. */
export function DidYouKnow() {
  return (
    <section className="know">
      <h2>Did You Know?</h2>
      {FACTS.map(({ figure, text }) => (
        <p key={figure}>
          <b>{figure}</b>
          {text}
        </p>
      ))}
    </section>
  );
}
