import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentTypes } from './support/content-types.ts';
import type { OwnDatabase } from './support/empty-database.ts';
import { panel } from './support/panel.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import { type Server, startServer } from './support/server.ts';
import { signIn } from './support/uploads.ts';

interface Layouts {
	list: string[];
	edit: { name: string; size: number }[][];
}
interface Model {
	uid: string;
	settings: { mainField: string; defaultSortBy: string; defaultSortOrder: string };
	metadatas: Record<
		string,
		{ edit: { label?: string; description?: string }; list: { label: string; mainField?: object } }
	>;
	layouts: Layouts;
}
type Target = Awaited<ReturnType<typeof signIn>>;

const uids = [
	...contentTypes.map((name) => `api::${name}.${name}`),
	'plugin::users-permissions.user',
];
const path = (uid: string) => `/content-manager/content-types/${uid}/configuration`;

const read = async (uid: string, target?: Target): Promise<Model> =>
	(await panel('GET', path(uid), undefined, target)).data.contentType;

/** Fields without their own label: Strapi then shows the name of the field. */
const unlabelled = ({ metadatas, layouts }: Model) => {
	const shown = [...layouts.edit.flat().map(({ name }) => name), ...layouts.list];
	return shown.filter((name) => {
		const label = metadatas[name]?.edit.label || metadatas[name]?.list.label;
		return !label || (label === name && name !== 'id');
	});
};

describe('the panel', () => {
	it.each(uids)('labels every visible field of %s', async (uid) => {
		expect(unlabelled(await read(uid))).toEqual([]);
	});

	it('labels every field of every component', async () => {
		const { data } = await panel('GET', '/content-manager/components');
		const ours = data.filter(({ uid }: Model) => uid.startsWith('site.'));
		expect(ours.length).toBeGreaterThan(0);
		for (const { uid } of ours) {
			const { data } = await panel('GET', `/content-manager/components/${uid}/configuration`);
			expect([uid, unlabelled(data.component)]).toEqual([uid, []]);
		}
	});

	it('offers every editable field and hides internal keys', async () => {
		const { data } = await panel('GET', '/content-manager/content-types');
		const hidden = ['submissionKey', 'item', 'key', 'token', 'confirmBy', 'isPlaceFixed'];
		/** Read-only types; some of their fields are shown beside the form. */
		const onlyRead = ['api::message.message', 'api::cart-item.cart-item'];
		for (const { uid, attributes } of data) {
			if (!uid.startsWith('api::') || onlyRead.includes(uid)) continue;
			const { layouts } = await read(uid);
			const own = Object.keys(attributes).filter(
				(name) =>
					!/^(id|documentId|locale|localizations|(created|updated)(At|By)|publishedAt)$/.test(name),
			);
			const form = layouts.edit.flat().map(({ name }) => name);
			expect([uid, own.filter((name) => !form.includes(name) && !hidden.includes(name))]).toEqual([
				uid,
				[],
			]);
			expect(form.filter((name) => hidden.includes(name))).toEqual([]);
		}
	});

	it('lists projects in the same order as the site', async () => {
		const { settings, layouts } = await read('api::project.project');
		expect(settings).toMatchObject({
			mainField: 'projectsName',
			defaultSortBy: 'rank',
			defaultSortOrder: 'DESC',
		});
		expect(layouts.list.slice(0, 2)).toEqual(['image', 'projectsName']);
	});
});

describe('customised panel layouts', () => {
	const uid = 'api::project.project';
	let database: OwnDatabase;
	let server: Server;
	let target: Target;

	beforeAll(async () => {
		database = await preparedDatabase();
		server = await startServer(database.variables);
		target = await signIn(server.url);
	});
	afterAll(async () => {
		await server.stop();
		database.remove();
	});

	it('keeps the owner’s changes, and only those, after a restart', async () => {
		const { settings, metadatas, layouts } = await read(uid, target);
		const list = ['projectsName', 'projectPrice', 'category', 'date'];
		const changed = structuredClone(metadatas);
		for (const name of ['id', 'documentId']) delete changed[name];
		for (const { list } of Object.values(changed)) delete list.mainField;
		Object.assign(changed.projectsName?.edit ?? {}, { label: 'My own word' });
		const body = { settings, metadatas: changed, layouts: { ...layouts, list } };
		await panel('PUT', path(uid), body, target);
		await server.stop();
		server = await startServer(database.variables);
		target = { ...target, url: server.url };

		const after = await read(uid, target);
		expect(after.metadatas.projectsName?.edit.label).toBe('My own word');
		expect(after.metadatas.projectPrice).toEqual(metadatas.projectPrice);
		expect(after.layouts).toEqual({ ...layouts, list });
	}, 120_000);
});
