import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type EntryVersion, type HomeSection, sectionKeys } from '@sumu/contract';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { call } from './support/api.ts';
import { done } from './support/backup.ts';
import { emptyDatabase } from './support/empty-database.ts';
import { asOwner } from './support/owner.ts';
import './support/provided-context.ts';
import { type Server, startServer } from './support/server.ts';

/** Fixture made by that version, filled by `support/filled.ts`: the database file and a backup of it. */
const released = join(import.meta.dirname, 'fixtures/released-0.1.0');

const isSqlite = inject('database').kind === 'sqlite';

/** Settings of versions between 0.1.0 and the list of sections; only the fields that differ. */
const earlier = [
	{
		ownerName: 'Rokeya',
		teaserTitle: 'How I work',
		newsletterTitle: 'Letters',
		development: { title: 'My life', text: 'Always learning.', steps: [] },
		sections: { projects: { title: 'Work', text: 'All of it.' } },
	},
	{ intro: 'Hello' },
	{ teaserTitle: 'What you get' },
];

function addVersions(file: string) {
	const database = new Sqlite(file);
	const { id } = database.prepare('select document_id as id from site_settings').get() as {
		id: string;
	};
	database.exec(
		'create table versions (id integer primary key autoincrement, document_id varchar(255) not null, written_at datetime, writer varchar(255), fields json, status varchar(255), content json)',
	);
	const add = database.prepare(
		"insert into versions (document_id, written_at, writer, fields, status, content) values (?, ?, 'Rokeya', ?, 'published', ?)",
	);
	for (const content of earlier)
		add.run(
			id,
			Date.UTC(2026, 10, 1),
			JSON.stringify(Object.keys(content)),
			JSON.stringify(content),
		);
	database.close();
}

describe('data from the last release', () => {
	let server: Server;
	let remove: () => void;

	beforeAll(async () => {
		const database = await emptyDatabase();
		remove = database.remove;
		const { DATA_DIR = '' } = database.variables;
		if (isSqlite) {
			const file = join(DATA_DIR, 'cms.db');
			writeFileSync(file, gunzipSync(readFileSync(`${released}.db.gz`)));
			addVersions(file);
		} else await done(database.variables, 'restore', `${released}.tar.gz`);
		server = await startServer(database.variables);
	});
	afterAll(async () => {
		await server.stop();
		remove();
	});

	const read = async (path: string) => (await call(path, { base: server.url })).body;
	const own = async (path: string) => (await asOwner('GET', path, undefined, server.url)).body;

	it('is migrated at startup and served', async () => {
		const { data: projects } = await read('/api/projects');
		expect(projects).toMatchObject([{ projectsName: 'Loom — তাঁত', projectPrice: 12.5 }]);
		expect(projects[0].picture.formats).toHaveLength(4);
		const { data: site } = await read('/api/site');
		expect(site.ownerName).toBe('Your name');
		const called = Object.fromEntries(
			site.sections.map(({ key, title }: HomeSection) => [key, title]),
		);
		expect(called).toMatchObject({
			teasers: 'How I work',
			projects: 'Latest Projects',
			development: 'My Development Life',
			newsletter: 'News by e-mail, now and then',
			contact: 'Contact',
		});
		expect(site.sections.map(({ shown }: HomeSection) => shown)).toEqual(
			sectionKeys.map(() => true),
		);
		// The order of a new site when that release was published.
		expect(site.sections.map(({ key }: HomeSection) => key)).toEqual([
			'teasers',
			'about',
			'projects',
			'skills',
			'development',
			'services',
			'testimonials',
			'blog',
			'statistics',
			'newsletter',
			'contact',
		]);
		/** Details that its published project has stay required; the others become optional. */
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

	it.runIf(isSqlite)('has sections as a list in earlier versions of the settings', async () => {
		const versions: EntryVersion[] = (await own('/api/history/site/site')).data;
		const [third, second, first] = versions.filter(({ by }) => by === 'Rokeya');
		expect(first?.fields).toEqual(expect.arrayContaining(['ownerName', 'development', 'sections']));
		expect(second?.fields).toEqual(['intro']);
		expect(third?.fields).toEqual(['sections']);
		const then = async (version: EntryVersion | undefined) =>
			(await own(`/api/history/site/site/${version?.version}`)).data;
		const titles = async (version: EntryVersion | undefined) =>
			Object.fromEntries(
				(await then(version)).sections.map(({ key, title }: HomeSection) => [key, title]),
			);
		const before = { projects: 'Work', development: 'My life', newsletter: 'Letters' };
		expect(await titles(first)).toMatchObject({ ...before, teasers: 'How I work' });
		expect(await titles(second)).toMatchObject({ ...before, teasers: 'How I work' });
		expect(await titles(third)).toMatchObject({ ...before, teasers: 'What you get' });
		expect(await then(third)).toMatchObject({ ownerName: 'Rokeya', intro: 'Hello' });
	});

	it('keeps accounts, carts and messages, and accepts new subscribers', async () => {
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
