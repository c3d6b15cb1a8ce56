import { apiEndpoints } from '@sumu/contract';
import { call } from './api.ts';
import { ownerToken } from './owner.ts';
import { panel } from './panel.ts';
import { developer, developerEmail, panelToken } from './panel-helper.ts';
import { owner } from './server.ts';

interface Target {
	url: string;
	/** Access token of the panel. */
	token: string;
}

/** Operations whose response depends on the session or the current time. */
const ofTheMoment = [
	'listSessions',
	'listBackups',
	'connectGoogle',
	'googleCallback',
	'exportAccount',
	'downloadExport',
];
const query = 'page=1&pageSize=100&sort=id:ASC';

async function answersOfSite(base: string) {
	const token = await ownerToken(base);
	const found: Record<string, unknown> = {};
	for (const [name, { method, path }] of Object.entries(apiEndpoints)) {
		if (method !== 'GET' || path.includes(':id') || ofTheMoment.includes(name)) continue;
		const address = path.replace(':page', '1').replace(':email', owner.email);
		for (const who of [undefined, token]) {
			const given = { base, ...(who ? { token: who } : {}) };
			const { status, body } = await call(`/api${address}?search=a&q=loom`, given);
			const whole = await call(`/api${address}`, given);
			found[`${name} ${who ? 'owner' : 'visitor'}`] = [status, body, whole.status, whole.body];
		}
	}
	return found;
}

/** Responses of the panel for every content type, including the view configuration. */
async function listsOfPanel(target: Target) {
	const { data: types } = await panel('GET', '/content-manager/content-types', undefined, target);
	const found: Record<string, unknown> = {};
	for (const { uid, kind, isDisplayed } of types) {
		if (!isDisplayed) continue;
		const path = kind === 'singleType' ? `single-types/${uid}` : `collection-types/${uid}?${query}`;
		found[uid] = await panel('GET', `/content-manager/${path}`, undefined, target);
		found[`${uid} shown`] = await panel(
			'GET',
			`/content-manager/content-types/${uid}/configuration`,
			undefined,
			target,
		);
	}
	for (const path of [
		`/upload/files?${query}`,
		'/upload/folders',
		'/admin/users',
		'/admin/roles?sort=id:ASC',
		'/users-permissions/roles',
	])
		found[path] = await panel('GET', path, undefined, target);
	const tools = { url: target.url, token: await panelToken(developer, target) };
	found.tokens = await panel('GET', '/admin/api-tokens', undefined, tools);
	return found;
}

/**
 * JSON replacer. Drops the fields that signing in here changes in the account, and id settings that Strapi changes
 * at its second start.
 */
function lasting(name: string, value: unknown) {
	if (name === 'id' && Object(value).list) return undefined;
	if (name === 'mainField' && (value === 'id' || value === 'documentId')) return undefined;
	if (![owner.email, developerEmail].includes(Object(value).email)) return value;
	return { ...Object(value), updatedAt: undefined, publishedAt: undefined };
}

/** Reads every list of the site and the panel. Servers with equal content give equal results. */
export async function everyList(target: Target): Promise<Record<string, unknown>> {
	const all = { ...(await answersOfSite(target.url)), ...(await listsOfPanel(target)) };
	return JSON.parse(JSON.stringify(all, lasting).replaceAll(target.url, 'http://cms.test'));
}
