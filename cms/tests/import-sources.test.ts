import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { call } from './support/api.ts';
import { asOwner } from './support/owner.ts';
import { clear, entries } from './support/panel.ts';
import { environment } from './support/server.ts';
import { sortInto } from './support/set-categories.ts';
import { demand } from './support/set-required-details.ts';

const minute = 60_000;
const fixtures = join(import.meta.dirname, 'fixtures/import');
const pictureHost = 'pictures.example.net';

let folder: string;
let server: Server;
let requestedPaths: string[] = [];

interface Row {
	kind: string;
	source: string;
	title: string;
	status: string;
	reason?: string;
	replaced: string[];
	notes: string[];
	leftOut: string[];
}

/** Runs the command with the picture host mapped to a local server. Returns its output, exit code and report. */
async function run(...args: string[]) {
	const { port } = server.address() as AddressInfo;
	const reportPath = join(folder, 'report.json');
	const program = ['dist/src/tools/import/main.js', '--report', reportPath, ...args];
	const env = environment({
		...inject('database').variables,
		NODE_OPTIONS: `--require ${resolve('tests/support/map-host.cjs')}`,
		MAPPED_HOST: pictureHost,
		MAPPED_PORT: String(port),
	});
	const { stdout, code } = await promisify(execFile)(process.execPath, program, { env }).then(
		(result) => ({ stdout: result.stdout, code: 0 }),
		(error) => ({ stdout: String(error.stdout) + String(error.stderr), code: Number(error.code) }),
	);
	const report: Row[] = JSON.parse(await readFile(reportPath, 'utf8').catch(() => '[]'));
	return { stdout, code, report };
}

/** Copies a fixture with the address of its pictures replaced by the mapped host. */
async function place(name: string): Promise<string> {
	const target = join(folder, name);
	await cp(join(fixtures, name), target, { recursive: true });
	const { stdout } = await promisify(execFile)('grep', ['-rl', '127.0.0.1:4999', target]);
	for (const file of stdout.trim().split('\n')) {
		const text = await readFile(file, 'utf8');
		await writeFile(file, text.replaceAll('127.0.0.1:4999', pictureHost));
	}
	return target;
}

const post = async (slug: string) => (await call(`/api/blog/${slug}`)).body.data;
const leads = async (path: string) =>
	(await call(`/api/address?path=${encodeURIComponent(path)}`)).body.data?.path;

beforeAll(async () => {
	await demand();
	for (const kind of ['blog', 'project', 'skill'] as const) await clear(kind);
	folder = await mkdtemp(join(tmpdir(), 'import-sources-'));
	const content = await sharp({
		create: { width: 40, height: 30, channels: 3, background: '#08f' },
	})
		.png()
		.toBuffer();
	server = createServer((request, response) => {
		requestedPaths.push(request.url ?? '');
		const isKnown = /^\/(?:buttons|letter|rain|cover)\.png$/.test(request.url ?? '');
		response
			.writeHead(isKnown ? 200 : 404, { 'content-type': 'image/png' })
			.end(isKnown ? content : '');
	}).listen(0);
});
afterAll(async () => {
	server.close();
	await sortInto();
	for (const kind of ['blog', 'project', 'skill'] as const) await clear(kind);
	await rm(folder, { recursive: true, force: true });
});

describe('imports of hosted platforms', () => {
	it(
		'downloads the pictures of Medium, and redirects the old address',
		async () => {
			requestedPaths = [];
			const source = await place('medium');
			const { code, report } = await run(source);
			expect(code).toBe(0);
			expect(report.map(({ title, status, reason }) => [title, status, reason])).toEqual([
				['Unfinished thoughts', 'draft', 'a draft'],
				['Quiet buttons', 'published', undefined],
				['A reply', 'skipped', 'a reply'],
			]);
			// Both posts have the same picture.
			expect(requestedPaths).toEqual(['/buttons.png']);
			const { description, author, tags } = await post('quiet-buttons');
			expect(description).toMatch(/!\[Two buttons\]\(\/uploads\//);
			expect([author, tags]).toEqual(['Case Author', ['Forms', 'UI']]);
			expect(await leads('/@case/quiet-buttons-0a1b2c3d4e5f')).toBe('/blog/quiet-buttons');
			expect((await run(source)).report.map(({ status }) => status)).toEqual([
				'exists',
				'exists',
				'skipped',
			]);
		},
		2 * minute,
	);

	it(
		'imports Substack and Squarespace, and keeps addresses if told to',
		async () => {
			requestedPaths = [];
			const substack = await run('--keep-addresses', await place('substack'));
			expect(substack.report.map(({ status }) => status)).toEqual([
				'published',
				'draft',
				'draft',
				'published',
				'skipped',
				'skipped',
			]);
			expect(requestedPaths).toEqual([]);
			expect(await leads('/p/open-letter')).toBe('/blog/open-letter');
			expect(JSON.stringify((await call('/api/search?q=SECRETPAID')).body)).not.toContain('SECRET');
			const { code } = await run(await place('squarespace.xml'));
			expect(code).toBe(0);
			expect(await leads('/blog/rain.html')).toBe('/blog/rain');
			const rain = await post('rain');
			expect(rain.img).toContain('/uploads/');
			expect(rain.topic).toBe('Rain — and shine');
		},
		2 * minute,
	);
});

describe('imports of spreadsheets', () => {
	it(
		'adds good rows, and refuses others with row, column and reason',
		async () => {
			await sortInto('Web Design', 'Web Development');
			const { wording } = (await call('/api/site')).body.data;
			await asOwner('PUT', '/api/site', { wording: 'plain' });
			const { code, report } = await run(join(fixtures, 'projects'));
			expect(code).toBe(2);
			expect(report.map(({ title, status }) => [title, status])).toEqual([
				['Tea Stall', 'published'],
				['No Picture', 'published'],
				['Wrong Price', 'refused'],
				['Wrong Category', 'refused'],
			]);
			expect(report[1]?.notes.join()).toContain('05/04/2023 is read as 2023-05-04');
			expect(report[2]?.reason).toBe('row 4, column “price”: Enter a price');
			expect(report[3]?.reason).toContain('row 5, column “category”');
			const { data } = (await call('/api/projects')).body;
			const project = (name: string) =>
				data.find(({ projectsName }: { projectsName: string }) => projectsName === name);
			expect(project('Tea Stall')).toMatchObject({
				projectPrice: 1200,
				category: 'Web Design',
				image: expect.stringContaining('/uploads/'),
				projectsDescription: 'A shop, with a comma and\na second line.',
			});
			expect(project('No Picture')).toMatchObject({ projectPrice: 0, image: '' });
			expect((await run(join(fixtures, 'projects'))).report.map(({ status }) => status)).toEqual([
				'exists',
				'exists',
				'refused',
				'refused',
			]);
			expect(await entries('project')).toHaveLength(2);
			await asOwner('PUT', '/api/site', { wording });
		},
		2 * minute,
	);

	it(
		'makes drafts of rows without a required field, and needs a type and a consent',
		async () => {
			const skills = join(folder, 'things.csv');
			await writeFile(skills, 'name;percentage;group;mood\nWeaving;80 %;;calm\n;50;;\n');
			expect((await run(skills)).report).toEqual([
				expect.objectContaining({
					status: 'refused',
					reason: expect.stringContaining('choose a type'),
				}),
			]);
			const nameless = join(folder, 'skills-without-names.csv');
			await writeFile(nameless, 'percentage;group\n50;\n');
			const [namelessRow] = (await run(nameless)).report;
			expect(namelessRow?.reason).toBe('row 2, column “Skill name”: The name is missing.');
			await asOwner('PUT', '/api/site', { requirePictures: true });
			try {
				const { report } = await run('--type', 'skill', skills);
				expect(report).toEqual([
					expect.objectContaining({
						title: 'Weaving',
						status: 'draft',
						reason: 'it lacks Skill photo',
						leftOut: ['the column “mood”'],
					}),
					expect.objectContaining({ status: 'refused', reason: expect.stringContaining('row 3') }),
				]);
			} finally {
				await asOwner('PUT', '/api/site', { requirePictures: false });
			}
			const subscribers = join(folder, 'subscribers.csv');
			await writeFile(subscribers, 'email\nimported@example.com\nnot an address\n');
			expect((await run(subscribers)).report.map(({ status }) => status)).toEqual([
				'refused',
				'refused',
			]);
			const consented = await run('--consent', 'Signed up at the fair', subscribers);
			expect(consented.report.map(({ status }) => status)).toEqual(['published', 'refused']);
			const again = await run('--consent', 'Signed up at the fair', subscribers);
			expect(again.report[0]?.status).toBe('exists');
		},
		3 * minute,
	);
});
