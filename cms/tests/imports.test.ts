import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { apiEndpoints, type Import, messages } from '@sumu/contract';
import Papa from 'papaparse';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { unpackZip } from '../src/api/import/reading/source.ts';
import { call } from './support/api.ts';
import { execute } from './support/execute-sql.ts';
import { json } from './support/json.ts';
import { asOwner, ownerToken } from './support/owner.ts';
import { clear, entries } from './support/panel.ts';
import { sortInto } from './support/set-categories.ts';
import { demand } from './support/set-required-details.ts';
import { zipOf } from './support/zip.ts';

const minute = 60_000;
/** Tables and files are the same on every database. */
const isSqlite = inject('database').kind === 'sqlite';
const front = (lines: string, text = 'Words.') => `---\n${lines}\n---\n${text}\n`;

async function upload(files: Record<string, string | Buffer>) {
	const body = new FormData();
	for (const [path, content] of Object.entries(files))
		body.append('file', new Blob([new Uint8Array(Buffer.from(content))]), path);
	return fetch(`${inject('url')}/api/imports`, {
		method: 'POST',
		headers: { authorization: `Bearer ${await ownerToken()}` },
		body,
	});
}

const read = async (id: string): Promise<Import> => {
	const { status, body } = await asOwner('GET', `/api/import/${id}`);
	expect(status).toBe(200);
	expect(apiEndpoints.getImport.response.safeParse(body).error).toBeUndefined();
	return body.data;
};

/** Waits until an import is no longer working. */
async function settled(id: string): Promise<Import> {
	for (;;) {
		const found = await read(id);
		if (found.state !== 'reading' && found.state !== 'running') return found;
		await pause(300);
	}
}

async function uploaded(files: Record<string, string | Buffer>): Promise<Import> {
	const response = await upload(files);
	const body = await json(response);
	expect(response.status, JSON.stringify(body)).toBe(201);
	return settled(body.insertedId);
}

const started = async (id: string, options: object = {}) => {
	const { status, body } = await asOwner('POST', `/api/import/${id}/start`, options);
	expect(status, JSON.stringify(body)).toBe(200);
	return settled(id);
};

const removeAll = async () => {
	for (const kind of ['blog', 'project', 'review', 'service', 'skill'] as const) await clear(kind);
};

beforeAll(async () => {
	await demand();
	await removeAll();
});
afterAll(async () => {
	await sortInto();
	await removeAll();
});

describe('an import from the screen', () => {
	it(
		'shows what it would do, adds what was chosen, and can be undone',
		async () => {
			const picture = await sharp({
				create: { width: 30, height: 20, channels: 3, background: '#0a8' },
			})
				.png()
				.toBuffer();
			const ready = await uploaded({
				'blog/one.md': front('title: First\ndate: 2020-01-01\ncover: img/a.png'),
				'blog/two.md': front('title: Second\ndate: 2020-01-02'),
				'blog/three.md': front('title: Third\ndate: 2020-01-03\ndraft: true'),
				'blog/img/a.png': picture,
			});
			expect(ready).toMatchObject({ state: 'ready', source: 'markdown', name: 'blog', added: 0 });
			expect(ready.report.map(({ title, status }) => [title, status])).toEqual([
				['First', 'published'],
				['Second', 'published'],
				['Third', 'draft'],
			]);
			expect(ready.report[0]?.pictures).toBe(1);
			expect(await entries('blog')).toEqual([]);

			const done = await started(ready._id, { only: [0, 2], author: 'Ada' });
			expect(done).toMatchObject({ state: 'done', progress: { done: 2, total: 2 }, added: 2 });
			expect(done.report[1]).toMatchObject({ status: 'skipped', reason: 'not chosen' });
			const first = (await call('/api/blog/one')).body.data;
			expect(first).toMatchObject({ topic: 'First', author: 'Ada' });
			expect(first.img).toContain('/uploads/');
			const again = await asOwner('POST', `/api/import/${ready._id}/start`, {});
			expect(again.status).toBe(409);
			expect(again.body.error.message).toBe(messages.importNotReady);

			const { body: history } = await asOwner('GET', '/api/imports');
			expect(apiEndpoints.listImports.response.safeParse(history).error).toBeUndefined();
			expect(history.data[0]).toMatchObject({ _id: ready._id, state: 'done', added: 2 });

			const undone = await asOwner('DELETE', `/api/import/${ready._id}`);
			expect(undone.body.data.deletedCount).toBe(2);
			expect(await entries('blog')).toEqual([]);
			const { body: trash } = await asOwner('GET', '/api/trash?kind=blog');
			expect(trash.data.map(({ title }: { title: string }) => title)).toEqual(
				expect.arrayContaining(['First', 'Third']),
			);
			expect((await asOwner('GET', `/api/import/${ready._id}`)).status).toBe(404);
		},
		2 * minute,
	);

	it(
		'reads a zip, cancels, and says why it failed',
		async () => {
			const zip = zipOf({ 'a.md': Buffer.from(front('title: Zipped')) });
			const ready = await uploaded({ 'posts.zip': zip });
			expect(ready.report.map(({ title }) => title)).toEqual(['Zipped']);
			const cancelled = await asOwner('POST', `/api/import/${ready._id}/cancel`);
			expect(cancelled.body.data).toMatchObject({ state: 'cancelled', added: 0 });
			const failed = await uploaded({ 'notes.txt': 'x' });
			expect(failed.state).toBe('failed');
			expect(failed.error).toContain('There is nothing to import in it');
			expect((await upload({})).status).toBe(400);
			expect((await upload({ '../../outside.md': '# Out' })).status).toBe(400);
		},
		2 * minute,
	);

	it(
		'maps the columns of a spreadsheet',
		async () => {
			await sortInto('Web Design');
			const ready = await uploaded({ 'table.csv': 'what,where\nTea,Web Design\n' });
			expect(ready.tables).toEqual([{ file: 'table.csv', type: null, columns: ['what', 'where'] }]);
			const columns = { what: 'projectsName', where: 'category' };
			const options = { tables: { 'table.csv': { type: 'project', columns } } };
			const path = `/api/import/${ready._id}/forecast`;
			const { body: forecast } = await asOwner('POST', path, options);
			expect(apiEndpoints.forecastImport.response.safeParse(forecast).error).toBeUndefined();
			const rows = [expect.objectContaining({ kind: 'project', title: 'Tea', status: 'draft' })];
			expect(forecast.data).toMatchObject({ state: 'ready', report: rows });
			expect(await entries('project')).toEqual([]);
			const done = await started(ready._id, options);
			expect(done.report).toEqual(rows);
			expect(done.report[0]?.reason).toContain('Description');
			expect((await asOwner('POST', path, options)).status).toBe(409);
		},
		minute,
	);

	it(
		'reads each spreadsheet of a zip as its own type',
		async () => {
			await removeAll();
			const ready = await uploaded({
				'all/skills.csv': 'name\nWeaving\n',
				'all/people.csv': 'who\nada@example.com\n',
			});
			const tables = {
				'all/people.csv': { type: 'subscriber', columns: { who: 'email' } },
			};
			const statuses = async (options: object) => {
				const { body } = await asOwner('POST', `/api/import/${ready._id}/forecast`, options);
				return body.data.report.map(({ kind, status }: Import['report'][number]) => [kind, status]);
			};
			expect(ready.tables.map(({ file }) => file).toSorted()).toEqual([
				'all/people.csv',
				'all/skills.csv',
			]);
			expect(await statuses({ tables })).toEqual(
				expect.arrayContaining([
					['skill', 'published'],
					['subscriber', 'refused'],
				]),
			);
			expect(await statuses({ tables, consent: 'At the fair' })).toEqual(
				expect.arrayContaining([
					['skill', 'published'],
					['subscriber', 'published'],
				]),
			);
		},
		minute,
	);

	it('is only for the owner', async () => {
		for (const [method, path] of [
			['GET', '/api/imports'],
			['POST', '/api/imports'],
			['GET', '/api/export'],
		] as const)
			expect((await call(path, { method })).status, path).toBe(401);
	});
});

describe('an export', () => {
	const download = async (query = '') => {
		const response = await fetch(`${inject('url')}/api/export${query}`, {
			headers: { authorization: `Bearer ${await ownerToken()}` },
		});
		expect(response.status).toBe(200);
		expect(response.headers.get('content-type')).toBe('application/zip');
		return Buffer.from(await response.arrayBuffer());
	};

	it(
		'is read back with the same content, order and addresses',
		async () => {
			await removeAll();
			await sortInto('Web Design');
			const add = async (path: string, body: object): Promise<string> => {
				const { status, body: answer } = await asOwner('POST', `/api${path}`, body);
				expect(status, JSON.stringify(answer)).toBe(201);
				return answer.insertedId;
			};
			const reviewId = await add('/projects/add-review', {
				userName: 'Nadia',
				location: 'Dhaka',
				review: 'A quiet shop.',
			});
			const projectId = await add('/project/project-add', {
				projectsName: 'Tea Stall',
				projectsDescription: 'A shop for tea.',
				category: 'Web Design',
				projectPrice: 1200,
				testimonial: reviewId,
				outcomes: [{ value: '×2', label: 'orders' }],
				story: '## Story\n\nIt grew.',
			});
			await add('/projects/services', {
				servicesHeader: 'Shops',
				servicesDescription: 'I build shops.',
				deliverables: ['Design', 'Code'],
				projects: [projectId],
			});
			for (const skillName of ['Second', 'First']) await add('/projects/skill-add', { skillName });
			await add('/blog/add-blog', {
				topic: 'A post: with signs',
				author: 'Mira',
				description: '---\n\n{{ kept }} and {% kept %}\n\n- a\n- b',
				tags: ['Tea', 'C#'],
			});
			await add('/blog/add-blog', {
				topic: 'Half',
				author: 'M',
				description: 'x',
				status: 'draft',
			});

			const paths = [
				'/api/blog/a-post-with-signs',
				'/api/project/tea-stall',
				'/api/services',
				'/api/skills',
				'/api/reviews',
			];
			const readPublic = async () =>
				JSON.stringify(await Promise.all(paths.map(async (path) => (await call(path)).body.data)));
			const before = await readPublic();
			expect(before).toContain('{{ kept }}');
			const zip = await download();
			await removeAll();
			await asOwner('DELETE', '/api/trash');

			const ready = await uploaded({ 'export.zip': zip });
			expect(ready).toMatchObject({ state: 'ready', source: 'sumu' });
			const done = await started(ready._id);
			expect(done.report.filter(({ status }) => status === 'refused')).toEqual([]);
			expect(await readPublic()).toBe(before);
			expect((await call('/api/blog/half')).status).toBe(404);
			const again = await uploaded({ 'export.zip': zip });
			expect([...new Set(again.report.map(({ status }) => status))]).toEqual(['exists']);
		},
		3 * minute,
	);

	it.runIf(isSqlite)('runs no formula that somebody wrote, and reads the texts back', async () => {
		await removeAll();
		const texts = [
			'=HYPERLINK("https://evil.example")',
			'=1+1\nand a second line',
			'@SUM(1)',
			'+1 -1',
		];
		for (const review of texts)
			await asOwner('POST', '/api/projects/add-review', {
				userName: '-Nadia',
				location: '=A1',
				review,
			});
		const folder = await mkdtemp(join(tmpdir(), 'tables-'));
		await writeFile(`${folder}.zip`, await download('?content=true&people=true'));
		await unpackZip(`${folder}.zip`, folder);
		const names = (await readdir(folder)).filter((name) => name.endsWith('.csv'));
		expect(names.length).toBeGreaterThan(4);
		const tables = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
		const cells = tables.flatMap((table) => Papa.parse<string[]>(table.slice(1)).data.flat());
		expect(cells.filter((cell) => /^[=+\-@\t\r\n]/.test(cell))).toEqual([]);
		for (const text of texts) expect(cells).toContain(`'${text}`);

		await removeAll();
		await asOwner('DELETE', '/api/trash');
		const table = await readFile(join(folder, 'reviews.csv'));
		await Promise.all([folder, `${folder}.zip`].map((path) => rm(path, { recursive: true })));
		const ready = await uploaded({ 'reviews.csv': table });
		await started(ready._id);
		const read = (await call('/api/reviews')).body.data;
		expect(read.map((each: { reviewText: string }) => each.reviewText).toSorted()).toEqual(
			texts.toSorted(),
		);
		expect(read[0]).toMatchObject({ UserName: '-Nadia', userCity: '=A1' });
	});

	it('contains the pictures that the owner has uploaded, but no photos of visitors', async () => {
		const addPicture = async (background: string) => {
			const form = new FormData();
			const create = { width: 30, height: 20, channels: 3, background } as const;
			const picture = await sharp({ create }).png().toBuffer();
			form.append('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'own.png');
			const response = await fetch(`${inject('url')}/api/image`, {
				method: 'POST',
				headers: { authorization: `Bearer ${await ownerToken()}` },
				body: form,
			});
			return basename((await json(response)).data.url);
		};
		const [own, foreign] = [await addPicture('#123456'), await addPicture('#654321')];
		await execute(inject('database').variables, 'update files set owner = ? where url = ?', [
			'account:visitor',
			`/uploads/${foreign}`,
		]);
		const zip = (await download()).toString('latin1');
		expect(zip).toContain(`pictures/${own}`);
		expect(zip).not.toContain(`pictures/${foreign}`);
	});

	it('contains personal data only if it is asked for', async () => {
		const without = (await download()).toString('latin1');
		expect(without).toContain('settings.json');
		expect(without).not.toContain('accounts.csv');
		const people = (await download('?content=false&people=true')).toString('latin1');
		expect(people).toContain('accounts.csv');
		expect(people).not.toContain('settings.json');
	});

	it.runIf(isSqlite)(
		'is written by the command, and never over a file',
		async () => {
			const folder = await mkdtemp(join(tmpdir(), 'export-test-'));
			const { environment } = await import('./support/server.ts');
			const env = environment(inject('database').variables);
			const file = join(folder, 'all.zip');
			const run = () =>
				new Promise<number>((resolve) => {
					execFile(process.execPath, ['dist/src/tools/export.js', file], { env }, (error) =>
						resolve(Number(error?.code ?? 0)),
					);
				});
			try {
				expect(await run()).toBe(0);
				expect((await readFile(file)).subarray(0, 2).toString()).toBe('PK');
				await writeFile(file, 'mine');
				expect(await run()).toBe(1);
				expect(await readFile(file, 'utf8')).toBe('mine');
			} finally {
				await rm(folder, { recursive: true, force: true });
			}
		},
		minute,
	);
});
