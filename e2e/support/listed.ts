import type { APIRequestContext } from '@playwright/test';

/** The `data` that a public call of the API answers with. */
export const list = async (request: APIRequestContext, path: string) =>
	(await (await request.get(`/api${path}`)).json()).data;
