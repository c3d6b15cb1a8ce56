/** A JSON answer; what it holds is for the test to assert. */
export const json = async (answer: Response) => JSON.parse(await answer.text());
