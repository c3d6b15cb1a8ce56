import { apiEndpoints, errorSchema, type HomeSection, messages } from '@sumu/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { person } from './support/accounts.ts';
import { call } from './support/api.ts';
import { execute } from './support/execute-sql.ts';
import { asOwner, ownerToken } from './support/owner.ts';
import { panel } from './support/panel.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import { panelTokenOf } from './support/reviews-at-once.ts';
import { owner, type Server, startServer } from './support/server.ts';

const picture = 'https://pictures.example.com/a.jpg';
const review = { userName: 'Rahim', location: 'Dhaka', review: 'Good.', image: picture };
const project = {
	projectsName: 'Tours',
	image: picture,
	projectsLiveLink: 'https://example.com',
	frontend: 'React',
	backend: 'Node.js',
	projectTheme: 'Travel',
	projectFeature: ['A', 'B', 'C', 'D'],
	projectDelivery: '3 weeks',
	projectPrice: 10,
	projectsDescription: 'Tours.',
};

/** Uses its own server, because settings are global and counts include all entries. */
describe('settings and overview', () => {
	let server: Server;
	let remove: () => void;
	let variables: Record<string, string>;
	const asked = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
		asOwner(method, path, body, server.url);

	beforeAll(async () => {
		const database = await preparedDatabase();
		({ remove, variables } = database);
		server = await startServer({ ...database.variables, SUBMIT_RATE_LIMIT: '1000' });
	});
	afterAll(async () => {
		await server.stop();
		remove();
	});

	async function upload() {
		const data = await sharp({
			create: { width: 400, height: 300, channels: 3, background: '#0E3B2E' },
		})
			.png()
			.toBuffer();
		const form = new FormData();
		form.append('image', new Blob([new Uint8Array(data)]), 'portrait.png');
		const response = await fetch(`${server.url}/api/image`, {
			method: 'POST',
			headers: { authorization: `Bearer ${await ownerToken(server.url)}` },
			body: form,
		});
		return JSON.parse(await response.text()).data;
	}

	it('completes, skips and dismisses the setup steps of a new site', async () => {
		const read = async () => {
			const { body } = await asked('GET', '/api/setup');
			return apiEndpoints.readSetup.response.parse(body).data;
		};
		const states = async () =>
			Object.fromEntries((await read()).steps.map(({ step, state }) => [step, state]));
		const before = (await asked('GET', '/api/site')).body.data;
		const open = Object.fromEntries((await read()).steps.map(({ step }) => [step, 'open']));
		expect(await states()).toEqual(open);
		expect(await read()).toMatchObject({ shown: true, dismissed: false });

		const contact = { email: '', phone: '030 1234', address: '' };
		await asked('PUT', '/api/site', {
			...{ ownerName: 'Anna', headlines: ['weaves'], contact, timeZone: 'Europe/Prague' },
		});
		const done = { ...open, language: 'done', name: 'done', headline: 'done', contact: 'done' };
		expect(await states()).toEqual(done);
		const rest = Object.keys(open).filter(
			(step) => !['language', 'name', 'headline', 'contact'].includes(step),
		);
		const skip = await asked('PUT', '/api/setup', { skipped: ['name', 'portrait'] });
		expect(apiEndpoints.saveSetup.response.safeParse(skip.body).error).toBeUndefined();
		expect(await states()).toEqual({ ...done, portrait: 'skipped' });
		await asked('PUT', '/api/setup', { dismissed: true });
		expect(await read()).toMatchObject({ shown: false, dismissed: true });
		expect(await states()).toMatchObject({ portrait: 'skipped' });
		await asked('PUT', '/api/setup', { dismissed: false, skipped: rest });
		expect(await read()).toMatchObject({ shown: false, dismissed: false });
		expect((await asked('PUT', '/api/setup', { skipped: ['hair'] })).status).toBe(400);

		// The initial values again, so that the settings count as unchanged.
		const { ownerName, headlines, contact: none, timeZone } = before;
		await asked('PUT', '/api/site', { ownerName, headlines, contact: none, timeZone });
		await asked('PUT', '/api/setup', { skipped: [] });
		expect(await states()).toEqual(open);
	});

	it('updates any part of the settings and keeps the rest', async () => {
		const before = (await call('/api/site', { base: server.url })).body.data;
		const portrait = await upload();
		const changes = {
			ownerName: 'Rokeya',
			headlines: ['draws', 'weaves'],
			socials: [
				{ network: 'My photographs', url: 'https://500px.com/p/rokeya' },
				{ network: 'Mastodon', url: 'https://dhaka.example/@rokeya' },
			],
			sections: before.sections
				.toReversed()
				.map((section: HomeSection) =>
					section.key === 'blog' ? { ...section, title: 'Notes', shown: false } : section,
				),
			menu: [
				{ label: 'Work', to: '/projects/page=1' },
				{ label: 'Shop', to: 'https://shop.example/' },
			],
			categories: ['Portraits', 'Weddings & feasts'],
			seo: { title: 'Rokeya', description: 'What she makes', picture: null },
			statistics: [{ label: 'Projects', value: 7, note: '' }],
			timeZone: 'Europe/Berlin',
			readers: 'everyone',
			wording: 'plain',
			words: { sendMessage: 'Write to Rokeya' },
			language: 'cs-CZ',
			currency: 'CZK',
			cardCounters: 'off',
			moderateReviews: true,
			trashDays: 7,
			visitStatistics: false,
			stages: { new: 'Fresh', talking: '', won: 'Hired', lost: 'Gone', spam: 'Junk' },
		};
		const { status, body } = await asked('PUT', '/api/site', {
			...changes,
			portrait: portrait.url,
			id: 99,
			documentId: 'x',
		});
		expect(status).toBe(200);
		expect(apiEndpoints.updateSite.response.safeParse(body).error).toBeUndefined();
		expect(body.data).toMatchObject({ ...changes, acknowledged: true });
		expect(body.data.portrait).toMatchObject({ width: 400, formats: portrait.formats });

		const { data } = (await call('/api/site', { base: server.url })).body;
		const { moderateReviews, trashDays, visitStatistics, stages, ...shown } = changes;
		expect(data).toMatchObject({ ...shown, intro: before.intro, teasers: before.teasers });
		expect(data).not.toHaveProperty('moderateReviews');
		expect(data).not.toHaveProperty('trashDays');
		expect(data).not.toHaveProperty('stages');
		expect(data).not.toHaveProperty('visitStatistics');
		const owned = (await asked('GET', '/api/site')).body.data;
		expect(owned).toMatchObject({ moderateReviews, trashDays, visitStatistics, stages });
		await asked('PUT', '/api/site', { portrait: null, moderateReviews: false });
		expect((await asked('GET', '/api/site')).body.data).toMatchObject({
			portrait: null,
			moderateReviews: false,
			ownerName: 'Rokeya',
		});
	});

	it('saves a brand with normalised colours, and rejects invalid values', async () => {
		const { brand: before } = (await asked('GET', '/api/site')).body.data;
		const logo = await upload();
		const brand = { ...before, icon: null, palette: 'indigo', accent: '#1D4ED8', radius: 'soft' };
		const { body } = await asked('PUT', '/api/site', { brand: { ...brand, logo: logo.url } });
		expect(body.data.brand).toMatchObject({ ...brand, accent: '#1d4ed8', logo: { width: 400 } });
		const shown = (await call('/api/site', { base: server.url })).body.data.brand;
		expect(shown).toEqual(body.data.brand);
		for (const wrong of [{ accent: 'blue' }, { palette: 'mauve' }, { fonts: 'comic' }]) {
			const refused = await asked('PUT', '/api/site', {
				brand: { ...brand, logo: null, ...wrong },
			});
			expect([wrong, refused.status]).toEqual([wrong, 400]);
		}
	});

	it('rejects duplicate sections and menu links with an invalid target', async () => {
		const [section] = (await call('/api/site', { base: server.url })).body.data.sections;
		const refused = async (body: object) => {
			const { status, body: response } = await asked('PUT', '/api/site', body);
			expect(status).toBe(400);
			return response.error.details.errors;
		};
		expect(await refused({ sections: [section, section] })).toEqual([
			{ path: ['sections'], message: messages.sectionTwice },
		]);
		for (const to of ['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'about'])
			expect(await refused({ menu: [{ label: 'Odd', to }] })).toEqual([
				{ path: ['menu', 0, 'to'], message: messages.invalidPlace },
			]);
	});

	it('serves a custom page publicly, and rejects invalid, reserved or duplicate slugs', async () => {
		const refused = async (pages: object[]) => {
			const { status, body } = await asked('PUT', '/api/site', { extraPages: pages });
			expect(status).toBe(400);
			return body.error.details.errors.map(({ message }: { message: string }) => message);
		};
		const page = {
			slug: 'prices',
			title: 'Prices',
			text: '## By the hour\n\n<script>x</script> Eighty.',
		};
		expect(await refused([{ ...page, slug: 'Price list' }])).toEqual([messages.noPageSlug]);
		expect(await refused([{ ...page, slug: 'blog' }])).toEqual([messages.slugReserved]);
		expect(await refused([page, page])).toEqual([messages.slugTwice]);
		await asked('PUT', '/api/site', { extraPages: [page] });
		const site = (await call('/api/site', { base: server.url })).body.data;
		expect(site.extraPages).toEqual([{ ...page, text: '' }]);
		expect((await asked('GET', '/api/site')).body.data.extraPages).toEqual([page]);
		const { status, body } = await call('/api/page/prices', { base: server.url });
		expect(apiEndpoints.getPage.response.safeParse(body).error).toBeUndefined();
		expect(status).toBe(200);
		expect(body.data.html).toContain('Eighty.');
		expect(body.data.html).not.toContain('<script');
		expect((await call('/api/page/nowhere', { base: server.url })).status).toBe(404);
	});

	it('accepts a page slug and an admin path in other scripts', async () => {
		const slug = 'দাম-তালিকা';
		const { status, body } = await asked('PUT', '/api/site', {
			extraPages: [{ slug, title: 'দাম', text: 'ঘণ্টায় আশি।' }],
			adminPath: 'Студия',
		});
		expect([status, body.data?.adminPath]).toEqual([200, 'Студия']);
		const read = (path: string) => call(encodeURI(path), { base: server.url });
		expect((await read(`/api/page/${slug}`)).body.data.html).toContain('ঘণ্টায় আশি।');
		const asWritten = encodeURIComponent('/студия/manage-users');
		const found = await call(`/api/address?path=${asWritten}`, { base: server.url });
		expect(found.body.data).toEqual({ path: '/sumu/manage-users', permanent: false });
	});

	it('resolves the custom admin path, shows it only to the owner and rejects conflicts', async () => {
		const page = { slug: 'prices', title: 'Prices', text: '' };
		await asked('PUT', '/api/site', { extraPages: [page] });
		const { status, body } = await asked('PUT', '/api/site', { adminPath: 'studio' });
		expect([status, body.data.adminPath]).toEqual([200, 'studio']);
		expect((await call('/api/site', { base: server.url })).body.data.adminPath).toBe('');
		const leads = async (path: string) => {
			const found = await call(`/api/address?path=${path}`, { base: server.url });
			return found.status === 200 ? found.body.data : found.status;
		};
		expect(await leads('/studio')).toEqual({ path: '/sumu', permanent: false });
		expect(await leads('/Studio/manage-users/')).toEqual({
			path: '/sumu/manage-users',
			permanent: false,
		});
		expect(await leads('/studios')).toBe(404);

		const refused = async (changes: object) => {
			const { status, body } = await asked('PUT', '/api/site', changes);
			expect(status).toBe(400);
			return body.error.details.errors;
		};
		expect(await refused({ adminPath: 'My studio' })).toEqual([
			{ path: ['adminPath'], message: messages.noPageSlug },
		]);
		for (const adminPath of ['sumu', 'admin', 'login', 'projects', 'metrics', 'image', 'i18n'])
			expect(await refused({ adminPath })).toEqual([
				{ path: ['adminPath'], message: messages.slugReserved },
			]);
		expect(await refused({ adminPath: 'prices' })).toEqual([
			{ path: ['adminPath'], message: messages.slugTwice },
		]);
		expect(await refused({ extraPages: [page, { ...page, slug: 'studio' }] })).toEqual([
			{ path: ['extraPages', '1', 'slug'], message: messages.slugTwice },
		]);

		const target = { url: server.url, token: await panelTokenOf(server.url) };
		const settings = '/content-manager/single-types/api::site-setting.site-setting';
		const inPanel = async (data: object) => {
			const response = await fetch(server.url + settings, {
				method: 'PUT',
				headers: { 'content-type': 'application/json', authorization: `Bearer ${target.token}` },
				body: JSON.stringify(data),
			});
			return { status: response.status, ...(JSON.parse(await response.text()).error ?? {}) };
		};
		for (const [data, message] of [
			[{ adminPath: 'login' }, messages.slugReserved],
			[{ adminPath: 'prices' }, messages.slugTwice],
			[{ extraPages: [{ ...page, slug: 'blog' }] }, messages.slugReserved],
			[{ extraPages: [page, page] }, messages.slugTwice],
		] as const)
			expect(await inPanel(data)).toMatchObject({ status: 400, message });
		expect((await inPanel({ adminPath: 'atelier' })).status).toBe(200);
		expect(await leads('/atelier')).toEqual({ path: '/sumu', permanent: false });
		await asked('PUT', '/api/site', { adminPath: '' });
		expect(await leads('/atelier')).toBe(404);
	});

	it('saves a site without mark and border, and keeps both on a site of an earlier release', async () => {
		const read = async () => (await asked('GET', '/api/site')).body.data.brand;
		const { logo, icon, footerMark, border, lost, ...before } = await read();
		const brand = { ...before, logo: null, icon: null, footerMark: null, border: null, lost: null };
		expect(before).toMatchObject({ mark: 'none', band: 'none' });
		for (const pattern of ['none', 'woven']) {
			await asked('PUT', '/api/site', { brand: { ...brand, mark: pattern, band: pattern } });
			expect(await read()).toMatchObject({ mark: pattern, band: pattern });
		}
		await asked('PUT', '/api/site', { brand: { ...brand, mark: 'none', band: 'none' } });
		await execute(variables, 'update components_site_brands set mark = null, band = null', []);
		expect(await read()).toMatchObject({ mark: 'woven', band: 'woven' });
	});

	it('gives a section without a title its default title in the site’s wording', async () => {
		const { sections } = (await asked('GET', '/api/site')).body.data;
		const title = (key: string) => (key === 'blog' ? 'Letters' : '');
		await asked('PUT', '/api/site', {
			sections: sections.map((section: HomeSection) => ({ ...section, title: title(section.key) })),
			language: 'bn',
			words: { teasersTitle: 'তাঁতের কাজ' },
		});
		const titles = (site: { sections: HomeSection[] }) =>
			Object.fromEntries(site.sections.map(({ key, title }) => [key, title]));
		const seen = (await call('/api/site', { base: server.url })).body.data;
		expect(titles(seen)).toMatchObject({
			teasers: 'তাঁতের কাজ',
			about: '',
			projects: 'সাম্প্রতিক কাজ',
			blog: 'Letters',
			contact: 'যোগাযোগ',
		});
		expect(titles((await asked('GET', '/api/site')).body.data)).toMatchObject({
			teasers: '',
			blog: 'Letters',
		});
		await asked('PUT', '/api/site', { sections, language: 'en', words: {} });
	});

	it('generates the legal pages until the owner writes their own', async () => {
		const html = async (slug: string) =>
			(await call(`/api/page/${slug}`, { base: server.url })).body.data.html;
		const contact = { email: 'anna@example.com', phone: '', address: '' };
		await asked('PUT', '/api/site', { ownerName: 'Anna *Nováková*', contact });
		const privacy = await html('privacy');
		expect(privacy).toContain('Anna *Nováková*');
		expect(privacy).toContain('mailto:anna@example.com');
		expect(privacy).toContain('<table');
		// The policy must not mention features that are not set up here.
		expect(privacy).not.toContain('Google');
		expect(privacy).toContain('400 days');
		await asked('PUT', '/api/site', { visitStatistics: true });
		expect(await html('privacy')).toContain('a hash of your IP address and browser');
		expect(await html('privacy')).not.toContain('there are no analytics');
		await asked('PUT', '/api/site', { visitStatistics: false });
		expect(await html('privacy')).toContain('there are no analytics');
		expect(await html('privacy')).not.toContain('a hash of your IP address');
		expect(await html('terms')).toContain('/privacy');
		await asked('PUT', '/api/site', { readers: 'signed-in', wording: 'original' });
		expect(await html('terms')).toContain('you need an account to open full projects and posts');
		expect(await html('privacy')).toContain('fill your cart');
		await asked('PUT', '/api/site', { readers: 'everyone', wording: 'plain' });
		expect(await html('privacy')).not.toContain('cart');
		await asked('PUT', '/api/site', { language: 'bn-BD' });
		expect(await html('privacy')).toContain('এই সাইটটি পরিচালনা করেন Anna *Nováková*');
		expect(await html('terms')).toContain('এই সাইট পড়তে কোনো অ্যাকাউন্ট লাগে না।');
		await asked('PUT', '/api/site', { language: 'fi' });
		expect(await html('terms')).toContain('You don’t need an account to read this site.');
		await asked('PUT', '/api/site', { language: 'en' });
		await asked('PUT', '/api/site', { legal: { terms: '', privacy: 'Mine.' } });
		expect(await html('privacy')).toContain('Mine.');
		expect(await html('privacy')).not.toContain('<table');
		expect((await call('/api/site', { base: server.url })).body.data.legal).toEqual({
			terms: '',
			privacy: '',
		});
		await asked('PUT', '/api/site', { ownerName: 'Rokeya' });
	});

	it('clears a text with an empty value, and keeps omitted fields', async () => {
		const texts = {
			intro: 'Hello.',
			resumeUrl: 'https://example.com/resume',
			totalProjects: '7+',
			contactHours: 'Mornings',
		};
		const seo = { title: 'Title', description: 'About', picture: null };
		await asked('PUT', '/api/site', { ...texts, seo });
		const all = (value: unknown, names: readonly string[]) =>
			Object.fromEntries(names.map((name) => [name, value]));
		for (const empty of ['', ' ', null]) {
			// Whitespace is not a valid URL.
			const names = Object.keys(texts).filter((name) => name !== 'resumeUrl' || empty !== ' ');
			await asked('PUT', '/api/site', texts);
			const before = (await asked('GET', '/api/site')).body.data;
			const { status, body } = await asked('PUT', '/api/site', all(empty, names));
			expect(status, `${empty}`).toBe(200);
			expect(apiEndpoints.updateSite.response.safeParse(body).error).toBeUndefined();
			const { data } = (await asked('GET', '/api/site')).body;
			expect(data, `${empty}`).toEqual({ ...before, updated: data.updated, ...all('', names) });
		}
		await asked('PUT', '/api/site', { seo: { ...seo, description: null } });
		const { data } = (await asked('GET', '/api/site')).body;
		expect(data.seo).toEqual({ ...seo, description: '' });
	});

	it('saves and clears the opening hours and their time zone', async () => {
		const contact = { email: '', phone: '030 1234', address: '' };
		const read = async () => (await asked('GET', '/api/site')).body.data.contact;
		for (const times of [
			{ opens: '09:30', closes: '17:00', timeZone: 'America/New_York' },
			{ opens: '', closes: '00:15', timeZone: '' },
		]) {
			await asked('PUT', '/api/site', { contact: { ...contact, ...times } });
			expect(await read()).toEqual({ ...contact, ...times });
		}
		await asked('PUT', '/api/site', { contact });
		expect(await read()).toEqual({ ...contact, opens: '', closes: '', timeZone: '' });
	});

	it.each([
		[{ ownerName: '' }, ['ownerName'], messages.enterName],
		[{ ownerName: null }, ['ownerName'], messages.enterName],
		[{ headlines: ['a', ''] }, ['headlines', 1], messages.enterBox],
		[
			{ socials: [{ network: 'GitHub', url: 'javascript:alert(1)' }] },
			['socials', 0, 'url'],
			messages.invalidAddress,
		],
		[{ categories: ['Web design', 'Web-Design'] }, ['categories'], messages.categoryTwice],
		[{ categories: ['Recently'] }, ['categories', 0], messages.noCategory],
		[{ heroPicture: '/uploads/gone.png' }, ['heroPicture'], messages.noSuchPicture],
		[{ heroPicture: picture }, ['heroPicture'], messages.noSuchPicture],
		[
			{ contact: { email: '', phone: '', address: '', opens: '24:00', closes: '' } },
			['contact', 'opens'],
			messages.noTime,
		],
		[
			{ contact: { email: '', phone: '', address: '', timeZone: 'ET' } },
			['contact', 'timeZone'],
			messages.noTimeZone,
		],
		[{ footerYear: 1 }, ['footerYear'], messages.numberBetween(1900, 9999)],
	])('refuses %j', async (body, path, message) => {
		const response = await asked('PUT', '/api/site', body);
		expect(response.status).toBe(400);
		expect(errorSchema.safeParse(response.body).error).toBeUndefined();
		expect(response.body.error.details.errors).toEqual([{ path, message }]);
	});

	it('removes a deleted project from every cart', async () => {
		const { body } = await call('/admin/login', { method: 'POST', body: owner, base: server.url });
		const target = { url: server.url, token: body.data.token };
		const [a, b] = [await person('Amin', server.url), await person('Bela', server.url)];
		const ids: string[] = [];
		for (const projectsName of ['Tours', 'Boats']) {
			const added = await asked('POST', '/api/project/project-add', { ...project, projectsName });
			const projectId = added.body.insertedId;
			ids.push(projectId);
			const body = { projectId };
			for (const { token } of projectsName === 'Tours' ? [a, b] : [a])
				await call('/api/card/add-card', { method: 'POST', body, token, base: server.url });
		}
		const carts = async () => (await asked('GET', '/api/overview')).body.data.cartsByProject;
		expect(await carts()).toEqual([
			{ _id: ids[0], projectsName: 'Tours', count: 2 },
			{ _id: ids[1], projectsName: 'Boats', count: 1 },
		]);
		await asked('DELETE', `/api/projects/${ids[0]}`);
		expect(await carts()).toEqual([{ _id: ids[1], projectsName: 'Boats', count: 1 }]);
		await panel(
			'DELETE',
			`/content-manager/collection-types/api::project.project/${ids[1]}`,
			undefined,
			target,
		);
		expect(await carts()).toEqual([]);
	});

	it('lists scheduled entries and drafts in the overview, and counts what is new', async () => {
		const before = (await asked('GET', '/api/overview')).body.data;
		const add = async (projectsName: string, options: object) =>
			(await asked('POST', '/api/project/project-add', { ...project, projectsName, ...options }))
				.body.insertedId;
		const draftId = await add('Unfinished', { status: 'draft' });
		const publishAt = '2031-12-24T09:00:00.000Z';
		const scheduledId = await add('Next year', { status: 'draft', publishAt });
		await add('Done', {});
		const message = { name: 'A', email: 'a@b.cd', number: '1', subject: 'S', details: 'D' };
		await call('/api/contact', { method: 'POST', body: message, base: server.url });
		const { body } = await asked('GET', '/api/overview');
		expect(apiEndpoints.getOverview.response.safeParse(body).error).toBeUndefined();
		expect(body.data.unfinished).toMatchObject([
			{ kind: 'project', _id: scheduledId, title: 'Next year', status: 'scheduled', publishAt },
			{ kind: 'project', _id: draftId, title: 'Unfinished', status: 'draft', publishAt: null },
		]);
		expect(body.data.lastDays.messages).toBe(before.lastDays.messages + 1);
		for (const { _id } of (await asked('GET', '/api/messages')).body.data)
			await asked('DELETE', `/message/${_id}`);
		for (const id of [draftId, scheduledId]) await asked('DELETE', `/api/projects/${id}`);
	});

	it('counts content and users in the overview', async () => {
		const before = (await asked('GET', '/api/overview')).body.data;
		for (const rating of [5, 5, 2])
			await asked('POST', '/api/projects/add-review', { ...review, rating });
		await asked('POST', '/api/project/project-add', project);
		const message = { name: 'A', email: 'a@b.cd', number: '1', subject: 'S', details: 'D' };
		await call('/api/contact', { method: 'POST', body: message, base: server.url });
		await call('/api/newsletter', { method: 'POST', body: { email: 'a@b.cd' }, base: server.url });
		const newest = await person('Newest Person', server.url);

		const { status, body } = await asked('GET', '/api/overview');
		expect(status).toBe(200);
		expect(apiEndpoints.getOverview.response.safeParse(body).error).toBeUndefined();
		const { counts, unreadMessages, reviewsByMonth, newestUsers } = body.data;
		expect(counts).toEqual({
			...before.counts,
			reviews: 3,
			projects: before.counts.projects + 1,
			messages: 1,
			subscribers: 1,
			users: before.counts.users + 1,
		});
		expect(unreadMessages).toBe(1);
		expect(reviewsByMonth).toHaveLength(12);
		const month = new Date().toISOString().slice(0, 7);
		expect(reviewsByMonth.at(-1)).toEqual({ month, count: 3, stars: [0, 1, 0, 0, 2] });
		expect(newestUsers[0]).toMatchObject({ _id: newest.id, displayName: 'Newest Person' });
		expect(JSON.stringify(newestUsers)).not.toContain('password');
	});
});
