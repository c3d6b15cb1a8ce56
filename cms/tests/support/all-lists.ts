import { endpoints } from '@sumu/contract';
import { call } from './api.ts';
import { ownerToken } from './owner.ts';
import { panel } from './panel.ts';
import { developer, developerEmail, panelToken } from './panel-helper.ts';
import { owner } from './server.ts';

interface Target {
	url: string;
	/** Of the panel. */
	token: string;
}

/** Says itself who is signed in, or what time it is. */
const ofTheMoment = ['listSessions', 'connectGoogle', 'googleCallback', 'exportAccount'];
const query = 'page=1&pageSize=100&sort=id:ASC';

async function answersOfSite(base: string) {
	const token = await ownerToken(base);
	const found: Record<string, unknown> = {};
	for (const [name, { method, path }] of Object.entries(endpoints)) {
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

/** What the panel shows of every content type, in its own words. */
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

/** Without what a sign-in, as this does, writes into the row of who signs in, and what a second start of Strapi says of ids. */
function lasting(name: string, value: unknown) {
	if (name === 'id' && Object(value).list) return undefined;
	if (name === 'mainField' && (value === 'id' || value === 'documentId')) return undefined;
	if (![owner.email, developerEmail].includes(Object(value).email)) return value;
	return { ...Object(value), updatedAt: undefined, publishedAt: undefined };
}

/** Everything that is read anywhere, the same from every server that holds the same. */
export async function everyList(target: Target): Promise<Record<string, unknown>> {
	const all = { ...(await answersOfSite(target.url)), ...(await listsOfPanel(target)) };
	return JSON.parse(JSON.stringify(all, lasting).replaceAll(target.url, 'http://cms.test'));
}
