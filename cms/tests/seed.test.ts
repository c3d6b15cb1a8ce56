import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { endpoints, sectionKeys } from '@sumu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../demo/catalogue.ts';
import { demoBlogs } from '../demo/content/blogs.ts';
import { demoProjects } from '../demo/content/projects/index.ts';
import { demoReviews } from '../demo/content/reviews.ts';
import { defaultSite } from '../src/demo/default-site.ts';
import { call } from './support/api.ts';
import { emptyDatabase } from './support/empty-database.ts';
import { freePort } from './support/free-port.ts';
import { panel } from './support/panel.ts';
import { environment, launch, owner, type Server, startServer } from './support/server.ts';
import { signIn } from './support/uploads.ts';

type Database = Awaited<ReturnType<typeof emptyDatabase>>;
const content = ['project', 'blog', 'review', 'service', 'skill'] as const;
const minutes = 60_000;

/** Starts on an empty database and pulls the plug while pictures are being stored. */
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

	it('is complete although the first start was interrupted', async () => {
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

	it('answers as the contract says, in the order of its dates', async () => {
		const { listProjects, listBlogs, listReviews, listServices, listSkills, getSite } = endpoints;
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
	});

	it('has pictures in two formats, with a placeholder, served as what they are', async () => {
		const { data } = endpoints.listProjects.response.parse(await get('/api/projects'));
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
		'is removed by one command, but for what its owner has made their own',
		async () => {
			const { body } = await call('/api/auth/local', {
				base: server.url,
				method: 'POST',
				body: { identifier: owner.email, password: owner.password },
			});
			const asOwner = async (method: string, path: string, data?: object) =>
				(await call(path, { base: server.url, method, token: body.jwt, body: data })).body;
			const [project] = (await get('/api/projects')).data;
			await asOwner('PUT', `/api/project/update/${project._id}`, { projectTheme: 'My own' });
			await asOwner('PUT', '/api/site', { ownerName: 'Anna', contactHours: '' });
			const before = endpoints.readDemo.response.parse(await asOwner('GET', '/api/demo')).data;
			expect(before.changed).toEqual([
				{ kind: 'project', _id: project._id, name: project.projectsName },
			]);
			expect(before.pictures).toBe(catalogue.length);
			expect(before.settings).toContain('intro');
			expect(before.settings).not.toContain('ownerName');

			const command = execFile(process.execPath, ['dist/src/tools/remove-demo.js', '--yes'], {
				env: environment(variables),
			});
			const [code] = await once(command, 'exit');
			expect(code).toBe(0);

			expect((await get('/api/projects')).data.map(({ _id }: { _id: string }) => _id)).toEqual([
				project._id,
			]);
			for (const path of ['/api/blog', '/api/reviews', '/api/services', '/api/skills'])
				expect((await get(path)).data, path).toEqual([]);
			const [first] = (await get('/api/projects')).data;
			expect((await call(first.picture.url, { base: server.url })).status).toBe(200);
			const site = endpoints.getSite.response.parse(await get('/api/site')).data;
			expect(site).toMatchObject({
				ownerName: 'Anna',
				contactHours: '',
				intro: defaultSite().intro,
				readers: 'everyone',
				heroPicture: null,
			});
			const after = endpoints.readDemo.response.parse(await asOwner('GET', '/api/demo')).data;
			expect(after).toMatchObject({ entries: [], settings: [], changed: before.changed });
			expect(after.pictures).toBeGreaterThan(0);
			expect(after.pictures).toBeLessThan(20);
		},
		2 * minutes,
	);

	it(
		'is not added a second time; deleted, it gives way to texts to begin with',
		async () => {
			await restart();
			expect(await documents('project')).toHaveLength(1);
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
			const site = endpoints.getSite.response.parse(await get('/api/site')).data;
			expect(site.ownerName).toBe('Your name');
			expect(site.sections.map(({ key }) => key)).toEqual(sectionKeys);
			expect(site.sections.find(({ key }) => key === 'projects')?.title).toBe('Latest Projects');
			for (const { shown } of site.sections) expect(shown).toBe(true);
			expect(site.published).toEqual({
				projects: false,
				blogs: false,
				services: false,
				skills: false,
				reviews: false,
			});
			// Nothing about anybody.
			expect(site).toMatchObject({ headlines: [], intro: '', teasers: [], aboutText: '' });
			expect(site).toMatchObject({ experience: 0, totalProjects: '', contactHours: '' });
		},
		2 * minutes,
	);
});
