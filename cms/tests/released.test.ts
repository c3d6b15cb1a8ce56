import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Section, sectionKeys } from '@sumu/contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { call } from './support/api.ts';
import { done } from './support/backup.ts';
import { emptyDatabase } from './support/empty-database.ts';
import { asOwner } from './support/owner.ts';
import './support/provided.ts';
import { type Server, startServer } from './support/server.ts';

/** Made by that version from one of everything (`support/filled.ts`): the database file, and a backup of it. */
const released = join(import.meta.dirname, 'fixtures/released-0.1.0');

describe('what the last released version left', () => {
	let server: Server;
	let remove: () => void;

	beforeAll(async () => {
		const database = await emptyDatabase();
		remove = database.remove;
		const { DATA_DIR = '' } = database.variables;
		if (inject('database').kind === 'sqlite')
			writeFileSync(join(DATA_DIR, 'cms.db'), gunzipSync(readFileSync(`${released}.db.gz`)));
		else await done(database.variables, 'restore', `${released}.tar.gz`);
		server = await startServer(database.variables);
	});
	afterAll(async () => {
		await server.stop();
		remove();
	});

	const read = async (path: string) => (await call(path, { base: server.url })).body;
	const own = async (path: string) => (await asOwner('GET', path, undefined, server.url)).body;

	it('starts, and serves what was published', async () => {
		const { data: projects } = await read('/api/projects');
		expect(projects).toMatchObject([{ projectsName: 'Loom — তাঁত', projectPrice: 12.5 }]);
		expect(projects[0].picture.formats).toHaveLength(4);
		const { data: site } = await read('/api/site');
		expect(site.ownerName).toBe('Your name');
		const called = Object.fromEntries(site.sections.map(({ key, title }: Section) => [key, title]));
		expect(called).toMatchObject({
			teasers: 'How I work',
			projects: 'Latest Projects',
			development: 'My Development Life',
			newsletter: 'News by e-mail, now and then',
			contact: 'Contact',
		});
		expect(site.sections.map(({ shown }: Section) => shown)).toEqual(sectionKeys.map(() => true));
		expect(site.sections.map(({ key }: Section) => key)).toEqual(sectionKeys);
		/** What its published project has is demanded as before; what it lacks cannot be. */
		expect(site.details).toEqual({
			liveLink: 'required',
			theme: 'required',
			price: 'required',
			frontend: 'optional',
			backend: 'optional',
			delivery: 'optional',
			features: 'optional',
		});
		expect(await read('/api/blog')).toMatchObject({ data: [] });
	});

	it('still has its accounts, messages and drafts, and takes new ones', async () => {
		expect((await own('/api/messages?page=1')).data).toHaveLength(1);
		const { counts } = (await own('/api/overview')).data;
		expect(counts).toMatchObject({ projects: 1, users: 2, cards: 1, messages: 1 });
		const added = await asOwner(
			'POST',
			'/api/newsletter',
			{ email: 'new@example.com' },
			server.url,
		);
		expect(added.status).toBe(201);
	});
});
