/** Parses a JSON response. Untyped, because each test asserts its own shape. */
export const json = async (response: Response) => JSON.parse(await response.text());
