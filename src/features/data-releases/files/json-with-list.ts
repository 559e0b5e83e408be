/**
 * A JSON document whose last member is a list, written as the items come. It is the text that `JSON.stringify` with an
 * indent of 1 gives for the whole, and a line end.
 */
export async function* jsonWithList(head: object, name: string, items: AsyncIterable<object>): AsyncGenerator<string> {
  yield `${JSON.stringify(head, null, 1).slice(0, -2)},\n ${JSON.stringify(name)}: [`;
  let isEmpty = true;
  for await (const item of items) {
    // A line end inside a text is escaped, so these are those between members.
    yield `${isEmpty ? "" : ","}\n  ${JSON.stringify(item, null, 1).replaceAll("\n", "\n  ")}`;
    isEmpty = false;
  }
  yield isEmpty ? "]\n}\n" : "\n ]\n}\n";
}
