// Logarithms from additions, multiplications and divisions alone, whose results are the same on every machine. Engines
// may round Math.log and Math.exp differently, and the server and a browser must rank alike.

const LN_2 = Math.LN2;
const SQRT_2 = Math.SQRT2;
const SQRT_HALF = Math.SQRT1_2;
const E_TO_A_HUNDREDTH = 1.010050167084168;
/** Below e to the power of -60, a probability no longer changes any other. */
const SMALLEST = -6000;

export function naturalLog(value: number): number {
  if (!(value > 0)) return Number.NEGATIVE_INFINITY;
  if (value === Number.POSITIVE_INFINITY) return value;
  let rest = value;
  let doublings = 0;
  for (; rest > SQRT_2; rest /= 2) doublings += 1;
  for (; rest < SQRT_HALF; rest *= 2) doublings -= 1;
  const ratio = (rest - 1) / (rest + 1);
  const square = ratio * ratio;
  let sum = 0;
  for (let power = 21; power >= 1; power -= 2) sum = sum * square + 1 / power;
  return 2 * ratio * sum + doublings * LN_2;
}

/** The natural logarithm in hundredths, as a whole number. */
export const hundredths = (value: number): number => Math.round(100 * naturalLog(value));

/** The inverse of `hundredths`, for numbers up to 0: a probability. */
export function fromHundredths(exponent: number): number {
  if (exponent < SMALLEST) return 0;
  let result = 1;
  let factor = 1 / E_TO_A_HUNDREDTH;
  for (let rest = -exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result *= factor;
    factor *= factor;
  }
  return result;
}
