import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { newcomer } from './support/accounts.ts';
import { OriginalClient } from './support/original-client.ts';
import { client as origin, owner } from './support/server.ts';

/** Requests and responses of a client of the original backend. Written by hand, without using the contract. */

const text = expect.any(String);
const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const page = expect.arrayContaining([expect.any(Number)]);
const deleted = { acknowledged: true, data: { acknowledged: true, deletedCount: 1 } };

const added = (data: object) => ({ acknowledged: true, insertedId: text, data });
const changed = (data: object) => ({ acknowledged: true, data: { acknowledged: true, ...data } });
const refused = (status: number) => ({
	status: false,
	data: null,
	error: { status, name: text, message: text, details: expect.any(Object) },
});

const user = (email: string, role: 'admin' | 'normal') => ({
	_id: text,
	displayName: text,
	email,
	emailVerified: expect.any(Boolean),
	phoneNumber: null,
	photoURL: null,
	picture: null,
	role,
	country: text,
	city: text,
	address: text,
	aboutMe: text,
	hasPassword: true,
	termsAccepted: null,
	twoStep: false,
	date: iso,
});

const features = ['Fast', 'Small', 'Kind', 'Woven'];
const projectSent = {
	projectsName: 'A loom',
	image: 'https://pictures.test/loom.png',
	projectsLiveLink: 'https://loom.example',
	frontend: 'React',
	backend: 'Node.js',
	projectTheme: 'Weaving',
	projectFeature: features,
	projectDelivery: '7 days',
	projectPrice: '300',
	projectsDescription: 'It weaves.',
};
const project = {
	...projectSent,
	_id: text,
	slug: text,
	projectPrice: 300,
	picture: expect.toBeOneOf([null, expect.any(Object)]),
	category: null,
	date: iso,
	updated: iso,
	rating: null,
	outcome: null,
};

const blogSent = {
	topic: 'On threads',
	author: 'Sumu',
	description: 'Warp and weft.',
	date: 'Sun Nov 22 2026',
	img: 'https://pictures.test/threads.png',
};
const blog = {
	...blogSent,
	_id: text,
	slug: text,
	date: iso,
	updated: iso,
	excerpt: 'Warp and weft.',
	readingMinutes: 1,
	ownExcerpt: '',
	pictureAlt: '',
	seoTitle: '',
	seoDescription: '',
	tags: [],
	rating: null,
	picture: expect.toBeOneOf([null, expect.any(Object)]),
};

/** Additional fields of a single project, which a client of the original backend ignores. */
const toldOfOne = {
	story: '',
	html: '',
	client: '',
	year: null,
	role: '',
	outcomes: [],
	gallery: [],
	testimonial: null,
};
const neighbour = expect.toBeOneOf([null, expect.objectContaining({ projectsName: text })]);

/** Additional fields for the owner, which a client of the original backend ignores. */
const shownNow = { status: 'published', publishAt: null, shown: true };

const review = (changes: object) => ({
	_id: text,
	reviewText: text,
	userImg: null,
	picture: null,
	UserName: text,
	userCity: null,
	location: { country: null },
	updated: iso,
	rating: null,
	date: iso,
	...changes,
});

describe.each([
	{ base: '', origin: 'http://site.test', where: 'bare paths, from the site’s own origin' },
	{ base: '/api', origin, where: '/api, from an origin of CLIENT_ORIGINS' },
])('a client of the original backend: $where', ({ base, origin }) => {
	const where = { base, origin };
	const visitor = new OriginalClient(where);
	const admin = new OriginalClient(where);
	const account = newcomer('Farhana Karim');
	let projectId = '';
	let blogId = '';

	const send = (client: OriginalClient, method: string, path: string, body?: unknown) =>
		client.call(path, { method, body });

	beforeAll(async () => {
		await admin.enter('/auth/local', { identifier: owner.email, password: owner.password });
		const addedProject = await send(admin, 'POST', '/project/project-add', projectSent);
		expect(addedProject).toEqual({
			status: 201,
			body: added({ ...project, ...toldOfOne, ...shownNow }),
		});
		projectId = addedProject.body.insertedId;
		const addedBlog = await send(admin, 'POST', '/blog/add-blog', blogSent);
		expect(addedBlog).toEqual({
			status: 201,
			body: added({ ...blog, ...shownNow }),
		});
		blogId = addedBlog.body.insertedId;
	});

	it('signs up and receives a token', async () => {
		const { email, password, displayName } = account;
		const { status, body } = await visitor.enter('/auth/local/register', {
			username: displayName,
			email,
			password,
		});
		expect(status).toBe(200);
		expect(body).toEqual({ ...changed(user(email, 'normal')), token: text });
		expect(await visitor.call(`/user/admin/${email}`)).toEqual({
			status: 200,
			body: { admin: false },
		});
		expect((await admin.call(`/user/admin/${owner.email}`)).body).toEqual({ admin: true });
	});

	it('signs in again and receives a token', async () => {
		const { email, password } = account;
		const { status, body } = await visitor.enter('/auth/local', { identifier: email, password });
		expect(status).toBe(200);
		expect(body).toEqual({ ...changed(user(email, 'normal')), token: text });
	});

	it.each([
		['a verified address and no telephone number', { emailVerified: true, phoneNumber: null }],
		['no name', { displayName: null, emailVerified: true, phoneNumber: null }],
	])('saves Google profile data with a picture and %s, and receives a token', async (_, known) => {
		const { email, displayName } = account;
		const saved = await visitor.save({
			displayName,
			email,
			photoURL: 'https://lh3.googleusercontent.com/a/ACg8ocKx7Q2mVw=s96-c',
			...known,
		});
		expect(saved).toEqual({
			status: 200,
			body: { ...changed({ ...user(email, 'normal'), displayName }), token: text },
		});
	});

	it('edits its own profile with the latest token, and no other profile', async () => {
		const profile = {
			displayName: 'Farhana K.',
			country: 'Bangladesh',
			city: 'Khulna',
			address: '1 Loom Lane',
			aboutMe: 'I weave.',
		};
		const path = `/user/${account.email}`;
		const saved = await visitor.save({ ...profile, email: account.email });
		expect(saved).toEqual({
			status: 200,
			body: { ...changed({ ...user(account.email, 'normal'), ...profile }), token: text },
		});
		expect(await visitor.call(path)).toEqual({
			status: 200,
			body: { status: true, data: { ...user(account.email, 'normal'), ...profile } },
		});
		const other = await send(visitor, 'PUT', `/user/${owner.email}`, profile);
		expect(other).toEqual({ status: 403, body: refused(403) });
		const nobody = new OriginalClient(where);
		expect(await send(nobody, 'PUT', path, profile)).toEqual({ status: 401, body: refused(401) });
	});

	it('reads paginated lists and their entries', async () => {
		const anybody = new OriginalClient(where);
		const inPages = { status: true, data: expect.arrayContaining([project]), pagination: page };
		for (const path of ['/projects/page=1', '/projects/1'])
			expect(await anybody.call(path)).toEqual({ status: 200, body: inPages });
		expect((await anybody.call('/projects')).body).toEqual({
			status: true,
			data: expect.arrayContaining([project]),
			pagination: expect.any(Array),
		});
		expect((await anybody.call(`/project/${projectId}`)).body).toEqual({
			status: true,
			data: { ...project, ...toldOfOne, previous: neighbour, next: neighbour },
		});
		expect((await anybody.call('/blogs/page=1')).body).toEqual({
			status: true,
			data: expect.arrayContaining([blog]),
			pagination: page,
		});
		const posts = (await anybody.call('/blog')).body;
		expect(posts).toEqual({
			status: true,
			data: expect.arrayContaining([blog]),
			pagination: expect.any(Array),
		});
		// The home page shows the last three, which must be the newest.
		expect(posts.data.at(-1)._id).toBe(blogId);
		const { previous, next, ...post } = (await anybody.call(`/blog/${blogId}`)).body.data;
		expect(post).toEqual({ ...blog, html: text });
		expect([typeof previous, next]).toEqual(['object', null]);
		for (const path of ['/projects/page=999', '/blogs/page=0', '/blogs/page=x'])
			expect(await anybody.call(path)).toEqual({
				status: 404,
				body: { status: false, data: [], pagination: page },
			});
		for (const path of ['/project/nothing', '/blog/nothing'])
			expect(await anybody.call(path)).toEqual({ status: 404, body: refused(404) });
	});

	it('adds to, lists and empties the cart', async () => {
		const { email } = account;
		const line = {
			...project,
			projectId,
			email,
			userName: 'Farhana K.',
			userImg: null,
		};
		const { rating: _, category: __, updated: ___, outcome: ____, ...card } = line;
		const sent = { ...projectSent, projectId, email, userName: 'Farhana', userImg: '' };
		const { status, body } = await send(visitor, 'POST', '/card/add-card', sent);
		expect({ status, body }).toEqual({ status: 201, body: added(card) });
		for (const path of [`/card/${email}`, `/cards/page=1/${email}`])
			expect(await visitor.call(path)).toEqual({
				status: 200,
				body: { status: true, data: [card], pagination: [1] },
			});
		expect((await visitor.call(`/cards/page=2/${email}`)).body).toEqual({
			status: false,
			data: [],
			pagination: [1],
		});
		const gone = await send(visitor, 'DELETE', `/card/${body.insertedId}`);
		expect(gone).toEqual({ status: 200, body: deleted });
		expect((await visitor.call(`/card/${email}`)).body.data).toEqual([]);
	});

	it.each([
		['what a location service said', { ip: '1.2.3.4', region: 'Khulna', country: 'BD' }, 'BD'],
		['an empty text', '', null],
		['nothing in it', {}, null],
	])('accepts a rating sent as a string; location: %s', async (_, location, country) => {
		const userCity = country ? 'Khulna Division' : '';
		const sent = {
			blogId: '',
			projectId,
			reviewText: 'Well woven',
			rating: '4',
			userEmail: account.email,
			UserName: 'Farhana',
			userImg: '',
			location,
			date: 'Sun Nov 22 2026',
			userCity,
		};
		const { status, body } = await send(visitor, 'POST', '/review/add-review', sent);
		expect([200, 201]).toContain(status);
		// An empty city clears the review's location, so the profile's location is shown.
		const place = country
			? { userCity, location: { country } }
			: { userCity: 'Khulna', location: { country: 'Bangladesh' } };
		const seen = { ...place, rating: 4 };
		const mine = { ...seen, UserName: 'Farhana K.', reviewText: 'Well woven' };
		expect(body).toEqual(
			added({ ...review(mine), projectId, blogId: null, pending: expect.any(Boolean) }),
		);
		const { data, ...list } = (await new OriginalClient(where).call('/reviews')).body;
		expect(list).toEqual({ status: true, pagination: expect.any(Array) });
		expect(data).toContainEqual({
			...review(mine),
			project: { slug: text, name: project.projectsName },
		});
	});

	it('lets the admin update and delete entries and acknowledges it', async () => {
		const { projectDelivery, image, projectsLiveLink, ...rest } = projectSent;
		const update = { ...rest, projectsName: 'A new loom', projectDelevary: '9 days' };
		expect(
			await send(admin, 'PUT', `/project/update/${projectId}`, { ...update, projectPrice: '0' }),
		).toEqual({
			status: 200,
			body: changed({
				...project,
				...toldOfOne,
				...shownNow,
				projectsName: 'A new loom',
				projectDelivery: '9 days',
				projectPrice: 0,
				rating: { average: 4, count: 1 },
			}),
		});
		const owners = await send(admin, 'POST', '/projects/add-review', {
			userName: 'Tom Hartley',
			location: 'Leeds',
			review: 'Well done',
			image: 'https://pictures.test/tom.png',
		});
		expect(owners).toEqual({
			status: 201,
			body: added({
				...review({ UserName: 'Tom Hartley', userCity: 'Leeds', reviewText: 'Well done' }),
				userImg: 'https://pictures.test/tom.png',
				picture: expect.toBeOneOf([null, expect.any(Object)]),
				userEmail: null,
				pending: false,
				source: 'owner',
				picked: false,
				about: null,
				...shownNow,
			}),
		});
		const picture = expect.toBeOneOf([null, expect.any(Object)]);
		const img = 'https://pictures.test/icon.png';
		const service = { servicesHeader: 'Weaving', servicesDescription: 'By hand', img };
		const services = await send(admin, 'POST', '/projects/services', service);
		expect(services).toEqual({
			status: 201,
			body: added({
				...service,
				deliverables: [],
				duration: '',
				priceFrom: null,
				projects: [],
				related: [],
				_id: text,
				picture,
				updated: iso,
				...shownNow,
			}),
		});
		const skill = { skillName: 'Loom', img };
		const skills = await send(admin, 'POST', '/projects/skill-add', { ...skill, percentage: '90' });
		expect(skills).toEqual({
			status: 201,
			body: added({
				...skill,
				percentage: 90,
				_id: text,
				level: text,
				group: 'tools',
				picture,
				updated: iso,
				...shownNow,
			}),
		});
		const users = (await admin.call('/users')).body;
		expect(users).toMatchObject({ status: true, pagination: expect.any(Array) });
		expect(users.data).toContainEqual(
			expect.objectContaining({ email: account.email, role: 'normal' }),
		);
		const own = users.data.find(({ email }: { email: string }) => email === account.email);
		for (const path of [
			`/review/${owners.body.insertedId}`,
			`/service/${services.body.insertedId}`,
			`/skill/${skills.body.insertedId}`,
			`/blog/${blogId}`,
			`/projects/${projectId}`,
			`/user/${own._id}`,
		])
			expect(await send(admin, 'DELETE', path), path).toEqual({ status: 200, body: deleted });
		for (const path of [`/blog/${blogId}`, `/projects/${projectId}`])
			expect(await send(admin, 'DELETE', path), path).toEqual({ status: 404, body: refused(404) });
	});

	it('uploads a picture in the `image` field and receives its URL', async () => {
		const pixels = await sharp({
			create: { width: 8, height: 8, channels: 3, background: 'green' },
		})
			.png()
			.toBuffer();
		const form = new FormData();
		form.append('image', new File([new Uint8Array(pixels)], 'loom.png', { type: 'image/png' }));
		const { status, body } = await send(admin, 'POST', '/image', form);
		expect(body).toEqual({ success: true, data: expect.objectContaining({ url: text }) });
		expect(status).toBeLessThan(300);
	});
});

it('rejects a sign-in from any other origin', async () => {
	const stranger = new OriginalClient({ base: '/api', origin: 'https://elsewhere.test' });
	const { email: identifier, password } = owner;
	const { status, body } = await stranger.call('/auth/local', {
		method: 'POST',
		body: { identifier, password },
	});
	expect({ status, body }).toEqual({ status: 403, body: refused(403) });
});
