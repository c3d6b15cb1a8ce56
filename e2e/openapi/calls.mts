/**
 * A client that knows the product only from its OpenAPI document. `standards-openapi.spec.ts` copies it next to the
 * types generated from the document, compiles both with `--strict` and runs it. Prints the status of one call per tag.
 */
import createClient from 'openapi-fetch';
import type { components, paths } from './schema.mts';

const { API_URL: baseUrl = '', OWNER_EMAIL = '', OWNER_PASSWORD = '' } = process.env;

const statuses: Record<string, number> = {};

interface Reply<Data> {
	data?: Data;
	error?: unknown;
	response: Response;
}

/** Records the status of a call and returns its data. */
function read<Data>(tag: string, { data, error, response }: Reply<Data>): Data {
	statuses[tag] = response.status;
	if (data === undefined) throw new Error(`${tag}: ${response.status} ${JSON.stringify(error)}`);
	return data;
}

const clientOf = (token?: string) =>
	createClient<paths>({ baseUrl, headers: token ? { Authorization: `Bearer ${token}` } : {} });

const anyone = clientOf();
const credentials = { identifier: OWNER_EMAIL, password: OWNER_PASSWORD };
const signedIn = read('auth', await anyone.POST('/auth/local', { body: credentials }));
const owner = clientOf(signedIn.jwt);

const email = `generated-${Date.now()}@example.com`;
const password = 'Loom42threads';
const registered = await anyone.POST('/auth/local/register', {
	body: { displayName: 'Generated Client', email, password, terms: true },
});
const user = clientOf(read('auth', registered).jwt);

const firstPage = { params: { path: { page: '1' } } };
const onFirstPage = { params: { path: { pageOrId: 'page=1' } } };
const projects = read('project', await anyone.GET('/projects/{pageOrId}', onFirstPage));
const project: components['schemas']['Project'] | undefined = projects.data[0];
if (!project) throw new Error('There is no project');
const ofProject = { kind: 'project', id: project._id } as const;

const posts: components['schemas']['Blog'][] = read(
	'blog',
	await anyone.GET('/blogs/{page}', firstPage),
).data;
read('review', await anyone.GET('/reviews', { params: { query: { limit: 5 } } }));
read('service', await anyone.GET('/services'));
read('skill', await anyone.GET('/skills'));
const site: components['schemas']['Site'] = read('site-setting', await anyone.GET('/site')).data;
read('search', await anyone.GET('/search', { params: { query: { q: site.ownerName } } }));
read('password', await anyone.POST('/auth/forgot-password', { body: { email: `no-${email}` } }));
read(
	'confirmation',
	await anyone.POST('/auth/send-email-confirmation', { body: { email: `no-${email}` } }),
);
const moved = await anyone.GET('/address', { params: { query: { path: '/never-moved' } } });
statuses.address = moved.error?.error.status ?? moved.response.status;
statuses.google = (
	await anyone.GET('/connect/google', { params: { query: {} }, redirect: 'manual' })
).response.status;

read('entry', await owner.POST('/{kind}/{id}/preview', { params: { path: ofProject } }));
read('history', await owner.GET('/history/{kind}/{id}', { params: { path: ofProject } }));
read(
	'bulk',
	await owner.POST('/{kind}/bulk', {
		params: { path: { kind: 'project' } },
		body: { action: 'publish', ids: [ofProject.id] },
	}),
);
read('trash', await owner.GET('/trash'));
read('import', await owner.GET('/imports'));
statuses.export = (
	await owner.GET('/export', { params: { query: { content: 'false' } }, parseAs: 'blob' })
).response.status;
read('find', await owner.GET('/find', { params: { query: { q: site.ownerName } } }));
read('overview', await owner.GET('/overview'));
read('message', await owner.GET('/messages'));
read('reply', await owner.GET('/replies'));
read('letter', await owner.GET('/letters'));
read('testimonial', await owner.GET('/testimonial-requests'));
read('statistics', await owner.GET('/statistics'));
read('subscriber', await owner.GET('/subscribers'));
read('demo', await owner.GET('/demo'));
read('setup', await owner.GET('/setup'));
read('upkeep', await owner.GET('/upkeep'));
const colours = {
	ground: '#0a2c22',
	edge: '#d2341a',
	bead: '#f0a51e',
	line: '#e9628c',
	middle: '#f4eddd',
};
const pattern: components['schemas']['Pattern'] = {
	name: 'Client',
	family: 'jamdani',
	layout: 'brick',
	colours,
	motif: 3,
	richness: 3,
	border: 3,
	seed: 1,
};
read('weave', await owner.POST('/weave', { body: pattern }));
const dot =
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==';
const form = new FormData();
form.append('image', new File([Buffer.from(dot, 'base64')], 'dot.png'));
read(
	'image',
	await owner.POST('/image', { body: { image: 'dot.png' }, bodySerializer: () => form }),
);

const ofUser = { params: { path: { emailOrId: email } } };
const saved = await user.PUT('/user/{emailOrId}', {
	...ofUser,
	body: { displayName: 'G. Client' },
});
const changed: components['schemas']['User'] & { acknowledged: true } = read('user', saved).data;
read('cart-item', await user.GET('/card/{emailOrId}', ofUser));
read('session', await user.GET('/auth/sessions'));
read('visitor', await user.GET('/visitor/location'));
read('second-factor', await user.POST('/account/second-factor/setup', { body: { password } }));
read('account', await user.DELETE('/account'));

/** Calls that must not compile. */
export const invalidCalls = [
	// @ts-expect-error: the parameter is called `emailOrId`.
	() => user.GET('/card/{emailOrId}', { params: { path: { email } } }),
	// @ts-expect-error: the required `password` is missing.
	() => anyone.POST('/auth/local', { body: { identifier: email } }),
	// @ts-expect-error: no call changes a project at this path.
	() => owner.PUT('/projects/{pageOrId}', onFirstPage),
	// @ts-expect-error: a post has no price.
	() => posts[0]?.projectPrice,
	// @ts-expect-error: an account has no password.
	() => changed.password,
];

process.stdout.write(JSON.stringify(statuses));
