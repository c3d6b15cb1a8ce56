import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import {
	apiEndpoints,
	type Blog,
	newSiteSettings,
	type Project,
	sectionKeys,
} from '@sumu/contract';
import { defaultSectionTitle } from '@sumu/contract/words';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { catalogue } from '../demo/catalogue.ts';
import { demoBlogs } from '../demo/content/blogs.ts';
import { demoCases } from '../demo/content/cases/index.ts';
import { demoProjects } from '../demo/content/projects/index.ts';
import { demoReviews } from '../demo/content/reviews.ts';
import { demoSite } from '../demo/content/site-setting.ts';
import { demoSkills } from '../demo/content/skills.ts';
import { call } from './support/api.ts';
import { emptyDatabase } from './support/empty-database.ts';
import { execute } from './support/execute-sql.ts';
import { freePort } from './support/free-port.ts';
import { howManyWait } from './support/lock-waiters.ts';
import { panel } from './support/panel.ts';
import { environment, launch, owner, type Server, startServer } from './support/server.ts';
import { signIn } from './support/uploads.ts';

type Database = Awaited<ReturnType<typeof emptyDatabase>>;
const content = ['project', 'blog', 'review', 'service', 'skill'] as const;
const minutes = 60_000;

/** Starts on an empty database and kills the process while it is storing pictures. */
async function startAndKill(variables: Record<string, string>) {
	const { child, log } = launch(await freePort(), variables);
	const exit = once(child, 'exit');
	child.stdout.on('data', () => {
		if (log().includes('Seeding demo content: 10 of')) child.kill('SIGKILL');
	});
	await exit;
	expect(log()).toContain(`Seeding demo content: 10 of ${catalogue.length} pictures`);
	expect(log()).not.toContain(`${catalogue.length} of ${catalogue.length}`);
}

const resume = 'https://example.com/resume.pdf';
const sayResume = `update site_settings set resume_url = '${resume}'`;

/**
 * Runs a call that locks the settings after reading everything else. While it waits for the lock, another
 * connection changes a setting and `write` runs. SQLite has one writer at a time, so there both run first.
 */
async function amidst<Answer>(
	variables: Record<string, string>,
	ask: () => Promise<Answer>,
	write: () => Promise<unknown>,
): Promise<Answer> {
	if (!variables.DATABASE_URL) {
		await execute(variables, sayResume, []);
		await write();
		return ask();
	}
	const other = new Client({ connectionString: variables.DATABASE_URL });
	await other.connect();
	try {
		await other.query(`begin; ${sayResume}`);
		const answer = ask();
		const waiting = () => howManyWait((sql) => other.query(sql));
		await vi.waitFor(async () => expect(await waiting()).toBe(1), minutes);
		await write();
		await other.query('commit');
		return await answer;
	} finally {
		await other.end();
	}
}

describe('demo content', () => {
	let database: Database;
	let variables: Record<string, string>;
	let server: Server;
	let target: Awaited<ReturnType<typeof signIn>>;

	const get = async (path: string) => (await call(path, { base: server.url })).body;
	const collection = (name: string) => `/content-manager/collection-types/api::${name}.${name}`;
	const documents = async (name: string): Promise<{ documentId: string; status: string }[]> =>
		(await panel('GET', `${collection(name)}?page=1&pageSize=100`, undefined, target)).results;
	const restart = async () => {
		await server.stop();
		server = await startServer(variables);
		target = { ...target, url: server.url };
	};

	beforeAll(async () => {
		database = await emptyDatabase();
		variables = { ...database.variables, SEED_DEMO: 'true' };
		await startAndKill(variables);
		server = await startServer(variables);
		target = await signIn(server.url);
	}, 5 * minutes);
	afterAll(async () => {
		await server?.stop();
		database?.remove();
	});

	it('is complete even if the first start was interrupted', async () => {
		const [folder] = (await panel('GET', '/upload/folders', undefined, target)).data;
		expect(folder).toMatchObject({ name: 'Demo', files: { count: catalogue.length } });
		const query = `page=1&pageSize=100&filters[$and][0][folder][id]=${folder.id}`;
		const { results } = await panel('GET', `/upload/files?${query}`, undefined, target);
		const expected = catalogue.map(({ name, format, alt, width, height }) => ({
			name: `${name}.${format}`,
			alternativeText: alt,
			width,
			height,
		}));
		for (const picture of expected)
			expect(results).toContainEqual(expect.objectContaining(picture));
		for (const name of content)
			for (const document of await documents(name)) expect(document.status).toBe('published');
	});

	it('matches the contract and is ordered by date', async () => {
		const { listProjects, listBlogs, listReviews, listServices, listSkills, getSite } =
			apiEndpoints;
		const projects = listProjects.response.parse(await get('/api/projects')).data;
		expect(projects.map(({ projectsName }) => projectsName)).toEqual(
			demoProjects.map(({ projectsName }) => projectsName),
		);
		const blogs = listBlogs.response.parse(await get('/api/blog')).data;
		expect(blogs.map(({ topic }) => topic)).toEqual(
			demoBlogs.map(({ topic }) => topic).toReversed(),
		);
		for (const { date, updated } of [...projects, ...blogs]) expect(updated).toBe(date);
		const reviews = listReviews.response.parse(await get('/api/reviews')).data;
		expect(reviews.map(({ UserName }) => UserName)).toEqual(
			demoReviews.map((each) => each.UserName),
		);
		const services = listServices.response.parse(await get('/api/services')).data;
		expect(services.map(({ servicesHeader }) => servicesHeader)[0]).toBe('Creative Design');
		const skills = listSkills.response.parse(await get('/api/skills')).data;
		expect(new Set(skills.map(({ group }) => group)).size).toBe(5);
		const site = getSite.response.parse(await get('/api/site')).data;
		for (const picture of [site.heroPicture, site.portrait, site.development.picture])
			expect(picture).toMatchObject({ url: expect.stringMatching(/\.svg$/) });
		expect(site.seo.picture?.width).toBe(1200);
		expect(site.shownCategories).toEqual(['Web Design', 'Web Development']);
	});

	it('has AVIF and WebP pictures with placeholders and correct content types', async () => {
		const { data } = apiEndpoints.listProjects.response.parse(await get('/api/projects'));
		for (const { picture } of data) {
			expect(picture?.placeholder).toMatch(/^data:image\/webp;base64,/);
			const names = picture?.formats.map(({ mime, width }) => `${mime} ${width}`);
			expect(names?.sort()).toEqual(
				[320, 480, 640, 960]
					.flatMap((width) => [`image/avif ${width}`, `image/webp ${width}`])
					.sort(),
			);
		}
		for (const { url, mime } of data[0]?.picture?.formats ?? []) {
			const response = await call(url, { base: server.url });
			expect([response.status, response.headers.get('content-type')]).toEqual([200, mime]);
		}
	});

	it(
		'is removed by the API or a command, except for entries the owner changed or kept',
		async () => {
			const { body } = await call('/api/auth/local', {
				base: server.url,
				method: 'POST',
				body: { identifier: owner.email, password: owner.password },
			});
			const asOwner = async (method: string, path: string, data?: object) =>
				(await call(path, { base: server.url, method, token: body.jwt, body: data })).body;
			const projects: Project[] = (await get('/api/projects')).data;
			const posts: Blog[] = (await get('/api/blog')).data;
			const [project, late, ...others] = projects;
			const told = others.find(({ projectsName }) => !demoCases[projectsName]);
			const [excerpted, moved, pictured] = posts;
			if (!(project && late && told && excerpted && moved && pictured?.picture))
				throw new Error('The demo has fewer entries than it had.');
			await asOwner('PUT', `/api/project/update/${project._id}`, { projectTheme: 'My own' });
			// Change fields that the demo left empty or generated automatically.
			await asOwner('PUT', `/api/project/update/${told._id}`, { story: 'How it went.' });
			await asOwner('PUT', `/api/blog/update/${excerpted._id}`, { excerpt: 'In short.' });
			await asOwner('PUT', `/api/blog/update/${moved._id}`, { slug: 'elsewhere' });
			await asOwner('PUT', '/api/site', {
				ownerName: 'Anna',
				contactHours: '',
				headlines: [...demoSite.headlines, 'takes portraits'],
				sections: demoSite.sections.map((section) =>
					section.key === 'projects' ? { ...section, title: 'Photographs' } : section,
				),
				extraPages: [
					{ slug: 'prices', title: 'Prices', text: `![A picture](${pictured.picture.url})` },
				],
			});
			const before = apiEndpoints.readDemo.response.parse(await asOwner('GET', '/api/demo')).data;
			const changed = before.changed.map(({ _id }) => _id);
			expect(changed.toSorted()).toEqual(
				[project, told, excerpted, moved].map(({ _id }) => _id).toSorted(),
			);
			expect(before.pictures.toSorted()).toEqual(
				catalogue.map(({ name, format }) => `${name}.${format}`).toSorted(),
			);
			expect(before.settings).toContain('intro');
			expect(before.settings).not.toContain('ownerName');

			const names = async (path: string, key: string) =>
				(await get(path)).data.map((entry: Record<string, unknown>) => entry[key]);
			const liked = before.entries.find(({ kind }) => kind === 'service');
			const removed = await amidst(
				variables,
				() => asOwner('DELETE', `/api/demo?keep=${liked?._id},nobody&keepSettings=seo`),
				() => asOwner('PUT', `/api/project/update/${late._id}`, { projectTheme: 'Late' }),
			);
			expect(removed.data.deletedCount).toBe(before.entries.length - 2);
			expect(await names('/api/services', 'servicesHeader')).toEqual([liked?.name]);
			const [service] = (await get('/api/services')).data;
			expect((await call(service.picture.url, { base: server.url })).status).toBe(200);

			// Equal to the demo's entry, so it counts as demo content; entries that were kept do not.
			const [skill] = demoSkills.frontend ?? [];
			await panel('POST', collection('skill'), { ...skill, group: 'frontend' }, target);
			const again = apiEndpoints.readDemo.response.parse(await asOwner('GET', '/api/demo')).data;
			expect(again.entries.map(({ name }) => name)).toEqual([skill?.skillName]);
			/** Runs the command without an answer on its standard input. */
			const command = async (...args: string[]) => {
				const options = { env: environment(variables) };
				const program = ['dist/src/tools/remove-demo.js', ...args];
				const running = promisify(execFile)(process.execPath, program, options);
				running.child.stdin?.end();
				return (await running).stdout;
			};
			expect(await command()).toContain('Nothing was removed.');
			expect(await command('--yes')).toContain('Removed: 1 entries.');

			expect(await names('/api/projects', '_id')).toEqual([project._id, late._id, told._id]);
			expect(await names('/api/services', 'servicesHeader')).toEqual([liked?.name]);
			expect(await names('/api/blog', '_id')).toEqual([excerpted._id, moved._id]);
			for (const path of ['/api/reviews', '/api/skills'])
				expect((await get(path)).data, path).toEqual([]);
			for (const { picture } of [project, pictured])
				expect((await call(picture?.url ?? '', { base: server.url })).status).toBe(200);
			const site = apiEndpoints.getSite.response.parse(await get('/api/site')).data;
			expect(site).toMatchObject({
				ownerName: 'Anna',
				contactHours: '',
				resumeUrl: resume,
				intro: newSiteSettings().intro,
				readers: 'everyone',
				heroPicture: null,
				seo: { title: demoSite.seo.title },
				headlines: ['takes portraits'],
				categories: demoSite.categories.filter((name) =>
					[project, late, told].some(({ category }) => category === name),
				),
			});
			expect(site.sections).toEqual(
				// In the order of the demo, which the owner has edited.
				demoSite.sections.map(({ key }) => ({
					...newSiteSettings().sections.find((section) => section.key === key),
					title: key === 'projects' ? 'Photographs' : defaultSectionTitle(key, site, {}),
				})),
			);
			const after = apiEndpoints.readDemo.response.parse(await asOwner('GET', '/api/demo')).data;
			expect(after).toMatchObject({ entries: [], settings: [] });
			expect(after.changed.map(({ _id }) => _id).toSorted()).toEqual(
				[...changed, late._id].toSorted(),
			);
			expect(after.pictures).not.toEqual([]);
			expect(after.pictures.length).toBeLessThan(20);
		},
		2 * minutes,
	);

	it(
		'is not seeded again, and is replaced by default texts once deleted',
		async () => {
			await restart();
			expect(await documents('project')).toHaveLength(3);
			for (const name of content) {
				const documentIds = (await documents(name)).map(({ documentId }) => documentId);
				if (documentIds.length > 0)
					await panel('POST', `${collection(name)}/actions/bulkDelete`, { documentIds }, target);
			}
			await panel(
				'DELETE',
				'/content-manager/single-types/api::site-setting.site-setting',
				undefined,
				target,
			);
			await restart();
			for (const name of content) expect(await documents(name)).toEqual([]);
			const site = apiEndpoints.getSite.response.parse(await get('/api/site')).data;
			expect(site.ownerName).toBe('Your name');
			expect(site.sections.map(({ key }) => key)).toEqual(sectionKeys);
			expect(site.sections.find(({ key }) => key === 'projects')?.title).toBe('Latest projects');
			for (const { shown } of site.sections) expect(shown).toBe(true);
			expect(site.published).toEqual({
				projects: false,
				blogs: false,
				services: false,
				skills: false,
				reviews: false,
			});
			// Expects no content about a person.
			expect(site).toMatchObject({ headlines: [], intro: '', teasers: [], aboutText: '' });
			expect(site).toMatchObject({ experience: 0, totalProjects: '', contactHours: '' });
		},
		2 * minutes,
	);
});
