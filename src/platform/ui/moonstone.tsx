/** The ornament at the end of a page, once on a page at most. */
export function Moonstone() {
  return <div className="stone moonstone" aria-hidden="true" />;
}
