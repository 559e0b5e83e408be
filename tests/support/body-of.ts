/** The JSON body of an answer, of the type that the test expects. */
export const bodyOf = async <Body>(answer: Response | Promise<Response>): Promise<Body> =>
  (await (await answer).json()) as Body;
