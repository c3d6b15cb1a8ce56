import type { APIRequestContext } from '@playwright/test';

/** Returns the `data` of a public GET call of the API. */
export const fetchData = async (request: APIRequestContext, path: string) =>
	(await (await request.get(`/api${path}`)).json()).data;
