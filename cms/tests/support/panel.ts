import { inject } from 'vitest';
import { json } from './json.ts';
import './provided-context.ts';
import { ownerPanelToken } from './panel-session.ts';

export interface Target {
	url: string;
	token: string;
}

export const panelTarget = (): Target => ({ url: inject('url'), token: ownerPanelToken });

/** Calls the panel's API like the owner's browser, and returns the response whatever its status. */
export const panelAnswer = (method: string, path: string, body?: unknown, target = panelTarget()) =>
	fetch(target.url + path, {
		method,
		headers: { authorization: `Bearer ${target.token}`, 'content-type': 'application/json' },
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	});

/**
 * Like `panelAnswer`, but returns the parsed body.
 * @throws if the call fails
 */
export async function panel(method: string, path: string, body?: unknown, target = panelTarget()) {
	const response = await panelAnswer(method, path, body, target);
	if (!response.ok)
		throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
	return response.status === 204 ? null : json(response);
}

const collection = (name: string) => `/content-manager/collection-types/api::${name}.${name}`;

/** Adds a draft in the panel and returns its document id. */
export async function addDraft(name: string, data: object): Promise<string> {
	const { data: draft } = await panel('POST', collection(name), data);
	return draft.documentId;
}

export async function publish(name: string, documentId: string, data: object) {
	await panel('POST', `${collection(name)}/${documentId}/actions/publish`, data);
	return documentId;
}

export const addPublished = async (name: string, data: object) =>
	publish(name, await addDraft(name, data), data);

/** Every entry of a collection, newest first. */
export async function entries(name: string): Promise<Record<string, unknown>[]> {
	const all = [];
	for (let page = 1, pages = 1; page <= pages; page++) {
		const query = `page=${page}&pageSize=100&sort=id:DESC`;
		const { results, pagination } = await panel('GET', `${collection(name)}?${query}`);
		all.push(...results);
		pages = pagination.pageCount;
	}
	return all;
}

/** Deletes every entry of a collection, because test files share one database. */
export async function clear(name: string) {
	for (const { documentId } of await entries(name))
		await panel('DELETE', `${collection(name)}/${documentId}`);
}
