import { Form } from "react-router";
import { TUSKER_CATEGORIES } from "../../tuskers/status.ts";

/** More than white space: a blank search is not sent. */
const NOT_BLANK = ".*\\S.*";

/** The two ways to look for a tusker: plain GET forms, which need no script. */
export function SearchBand() {
  return (
    <section className="seek wrap" aria-label="Find a tusker">
      <div>
        <Form className="field" role="search" aria-label="By name" action="/search-results">
          <label htmlFor="seek-name">Find a tusker by name</label>
          <div className="joined">
            <input
              id="seek-name"
              name="search"
              maxLength={200}
              required
              pattern={NOT_BLANK}
              title="A name, or part of one"
              placeholder="Revatha, Raja, Thilak"
            />
            <button type="submit" className="btn">
              Search by Name
            </button>
          </div>
        </Form>
        <Form className="field" role="search" aria-label="By category" action="/search-results">
          <label htmlFor="seek-category">Or choose a category</label>
          <div className="joined">
            <select id="seek-category" name="category" required defaultValue="">
              <option value="">Select Category</option>
              {TUSKER_CATEGORIES.map((category) => (
                <option key={category} value={category}>
                  {category}
                </option>
              ))}
            </select>
            <button type="submit" className="btn quiet">
              Filter by Category
            </button>
          </div>
        </Form>
      </div>
    </section>
  );
}
