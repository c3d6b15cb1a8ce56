/** A JSON answer; what it holds is for the test to assert. */
export const json = async (response: Response) => JSON.parse(await response.text());
