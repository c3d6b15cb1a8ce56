import { errorSchema, messages, unsubscribeFromNewsletter } from '@sumu/contract';
import { endpointExamples } from '@sumu/contract/examples';
import { internalSecretHeader, refusedBodyHeader } from '@sumu/contract/parts';
import type { ServerBuild } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { createApp } from '../server/app.ts';
import { pages } from '../server/pages/pages.ts';
import { contactForm } from '../src/features/contact/api/send-message';
import { redeemToken } from '../src/features/home/api/redeem-token.server';
import { newsletterForm } from '../src/features/home/api/subscribe';
import { handleForms } from '../src/lib/forms/handle-forms.server';
import { setupCms } from '../src/testing/cms';
import { ask, env, internalSecret, listen } from './support/listen.ts';

vi.stubEnv('INTERNAL_SECRET', internalSecret);
const cms = setupCms();

/** Wraps the site's actions in minimal routes. */
const route = (id: string, action: (request: Request) => Promise<unknown>) => ({
	id,
	path: id,
	module: { default: () => null, action: ({ request }: { request: Request }) => action(request) },
});
const build = {
	entry: {
		module: {
			default: (_request: Request, status: number, headers: Headers, context: object) =>
				new Response(JSON.stringify(Reflect.get(context, 'staticHandlerContext').actionData), {
					status,
					headers,
				}),
		},
	},
	routes: {
		forms: route('forms', (request) =>
			handleForms([contactForm('required'), newsletterForm], request),
		),
		token: route('token', (request) => redeemToken(unsubscribeFromNewsletter, request)),
		plain: { id: 'plain', path: 'plain', module: { default: () => null } },
	},
	assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '' },
	publicPath: '/',
	assetsBuildDirectory: '',
	future: { v8_middleware: true, v8_passThroughRequests: true },
	ssr: true,
	isSpaMode: false,
	prerender: [],
	routeDiscovery: { mode: 'initial', manifestPath: '' },
} as unknown as ServerBuild;

const site = (more: { trustsProxy?: boolean; origin?: string } = {}) => {
	const own = { ...env, cmsAddress: cms.address, ...more };
	return listen(createApp({ env: own, first: [], pages: pages(build, own) }));
};

let address: string;
beforeEach(async () => {
	address = await site();
});

const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' };
const subscription = 'form=newsletter&email=q%40example.com';
const subscribe = (headers: Record<string, string> = {}, from = '127.0.0.1', to = address) =>
	ask(`${to}/forms`, {
		method: 'POST',
		headers: { ...urlencoded, ...headers },
		body: subscription,
		from,
	});
const visitors = () =>
	cms.asked('subscribeToNewsletter').map(({ headers }) => headers['x-forwarded-for']);

test('without a trusted proxy the visitor’s address is that of the connection', async () => {
	for (const [from, claimed] of [
		['127.0.0.2', '203.0.113.9'],
		['127.0.0.3', '203.0.113.9'],
		['127.0.0.3', '198.51.100.1, 127.0.0.2'],
	] as const)
		await subscribe({ 'X-Forwarded-For': claimed, Forwarded: `for=${claimed}` }, from);
	expect(visitors()).toEqual(['127.0.0.2', '127.0.0.3', '127.0.0.3']);
});

test('behind a trusted proxy only the address it appended counts', async () => {
	const behind = await site({ trustsProxy: true });
	for (const claimed of ['203.0.113.9', '198.51.100.1, 203.0.113.8', '203.0.113.7, nonsense'])
		await subscribe({ 'X-Forwarded-For': claimed }, '127.0.0.2', behind);
	expect(visitors()).toEqual(['203.0.113.9', '203.0.113.8', '127.0.0.2']);
});

test('a client’s own internal secret header is replaced', async () => {
	await subscribe({ 'X-Internal-Secret': 'guessed-guessed-guessed' });
	expect(cms.asked('subscribeToNewsletter')[0]?.headers['x-internal-secret']).toBe(internalSecret);
});

test('an action forwards no cookies to or from the CMS', async () => {
	cms.on('subscribeToNewsletter', ({ response }) => {
		response.setHeader('Set-Cookie', 'sumu_device=of-the-server; Path=/api/auth');
		return endpointExamples.subscribeToNewsletter.response;
	});
	const reply = await subscribe({ Cookie: 'sumu_device=known.mark' });
	expect(reply.status).toBe(200);
	expect(cms.asked('subscribeToNewsletter')[0]?.headers.cookie).toBeUndefined();
	expect(reply.headers['set-cookie']).toBeUndefined();
});

test('a form from another origin is refused, one from the same origin is accepted', async () => {
	const log = vi.mocked(console.error).mockImplementation(() => {});
	expect((await subscribe({ Origin: 'https://evil.example' })).status).toBe(400);
	log.mockClear();
	expect((await subscribe({ Origin: address })).status).toBe(200);
});

test.each([
	['sends X-Forwarded-Proto', { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'site.test' }],
	[
		'sends it last in a list',
		{ 'X-Forwarded-Proto': 'http, https', 'X-Forwarded-Host': 'a, site.test' },
	],
	['sends only the host', { Host: 'site.test' }],
])('behind TLS the request’s origin is https when the proxy %s', async (_, told) => {
	const behind = await site({ trustsProxy: true, origin: 'https://site.test' });
	const reply = await subscribe({ ...told, Origin: 'https://site.test' }, '127.0.0.1', behind);
	expect(reply.status).toBe(200);
	expect(visitors()).toHaveLength(1);
});

const contact = { form: 'contact', name: 'Nadia', email: 'n@example.com', subject: 'Tea' };
const post = (body: string | readonly string[], headers = urlencoded) =>
	ask(`${address}/forms`, { method: 'POST', headers, body });

/** Lets the CMS answer the reports of refused forms with this status. Returns the reports. */
function recordRefusals(status: 413 | 429) {
	const reports: unknown[] = [];
	cms.serve('/api/forms', ({ headers }, response) => {
		reports.push([
			headers[refusedBodyHeader],
			headers['x-forwarded-for'],
			headers[internalSecretHeader],
		]);
		response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
	});
	return reports;
}

test.each([
	['with its length', (body: string) => body],
	['in chunks', (body: string) => [body.slice(0, 50_000), body.slice(50_000)]],
])('a 30 MB form sent %s gets a 413 with the values that fit', async (_, sent) => {
	const reports = recordRefusals(413);
	const body = `${new URLSearchParams(contact)}&details=${'x'.repeat(30_000_000)}&email=late`;
	const reply = await post(sent(body));
	expect(reply.status).toBe(413);
	expect(reply.headers['cache-control']).toBe('no-store');
	const { forms } = JSON.parse(reply.text);
	const { form: _form, ...typed } = contact;
	expect(forms).toMatchObject({ sent: false, message: messages.formTooLarge, values: typed });
	expect(forms.values.details).toBe('x'.repeat(5000));
	expect(cms.calls).toEqual([]);
	expect(reports).toEqual([['413', '127.0.0.1', internalSecret]]);
});

test('a visitor who sends too many large forms gets a 429', async () => {
	recordRefusals(429);
	const reply = await post(`${new URLSearchParams(contact)}&details=${'x'.repeat(70_000)}`);
	expect(reply.status).toBe(429);
	expect(JSON.parse(reply.text).forms.message).toBe(messages.tooManyRequests);
});

test('a form up to the size limit of a page is read in full', async () => {
	recordRefusals(413);
	const body = `${new URLSearchParams(contact)}&details=`;
	expect((await post(body.padEnd(65_536, 'x'))).status).toBe(400);
	expect((await post(body.padEnd(65_537, 'x'))).status).toBe(413);
});

test('only known fields are returned, cut to their maximum length', async () => {
	const odd = { ...contact, name: 'N'.repeat(500), email: 'none', stranger: 's'.repeat(999) };
	const reply = await post(`${new URLSearchParams(odd)}`);
	expect(reply.status).toBe(400);
	const { values } = JSON.parse(reply.text).forms;
	expect(values).toEqual({ name: 'N'.repeat(120), email: 'none', subject: 'Tea' });
});

test('a sent form returns its values', async () => {
	const whole = { ...contact, number: '0171', details: 'Ten pages', stranger: 's' };
	const { forms } = JSON.parse((await post(`${new URLSearchParams(whole)}`)).text);
	const { form: _form, stranger: _stranger, ...sent } = whole;
	expect(forms).toMatchObject({ sent: true, values: sent });
	expect(forms.values).not.toHaveProperty('stranger');
});

test('a body that is not a form gets a 415 with the accepted types', async () => {
	const types = ['text/plain', 'application/json', 'application/xml', ''];
	for (const type of types)
		for (const path of ['forms', 'token']) {
			const headers = { 'Content-Type': type, Accept: 'application/json' };
			const reply = await ask(`${address}/${path}`, {
				method: 'POST',
				headers,
				body: 'form=contact',
			});
			expect([type, reply.status]).toEqual([type, 415]);
			expect(reply.headers.accept).toBe('application/x-www-form-urlencoded, multipart/form-data');
			expect(errorSchema.parse(JSON.parse(reply.text)).error).toMatchObject({
				status: 415,
				name: 'UnsupportedMediaTypeError',
				message: messages.wrongContentType,
			});
		}
	expect(cms.calls).toEqual([]);
});

test('a form is read in either encoding, and an empty body may have any type', async () => {
	const boundary = 'multipart/form-data; boundary=x';
	const part = '--x\r\nContent-Disposition: form-data; name="token"\r\n\r\nabcdef\r\n--x--\r\n';
	const token = (body: string, type: string) =>
		ask(`${address}/token`, { method: 'POST', headers: { 'Content-Type': type }, body });
	expect((await token(part, boundary)).status).toBe(200);
	expect(
		(await token('token=abcdef', 'Application/X-WWW-Form-Urlencoded;charset=UTF-8')).status,
	).toBe(200);
	expect(cms.asked('unsubscribeFromNewsletter').map(({ body }) => body)).toEqual([
		{ token: 'abcdef' },
		{ token: 'abcdef' },
	]);
	expect((await token('', 'text/plain')).status).toBe(400);
	expect((await token('form=contact', boundary)).status).toBe(400);
});

const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'TRACE'];

test.each([
	['token', 'GET, HEAD, OPTIONS, POST'],
	['plain', 'GET, HEAD, OPTIONS'],
	['nothing/here', 'GET, HEAD, OPTIONS'],
])('/%s answers 405 to unsupported methods, and names the supported ones', async (path, allowed) => {
	for (const method of methods.filter((method) => !allowed.includes(method)))
		for (const url of [`${address}/${path}`, `${address}/${path}.data`]) {
			const headers = { Accept: 'application/json' };
			const { status, headers: answer, text } = await ask(url, { method, headers });
			expect([method, url, status, answer.allow]).toEqual([method, url, 405, allowed]);
			expect(errorSchema.parse(JSON.parse(text)).error.name).toBe('MethodNotAllowedError');
		}
	const { status, headers } = await ask(`${address}/${path}`, { method: 'OPTIONS' });
	expect([status, headers.allow]).toEqual([204, allowed]);
});

test('a body too large for a page gets a 413', async () => {
	const body = 'x'.repeat(1_000_000);
	const large = await ask(`${address}/token`, { method: 'POST', headers: urlencoded, body });
	expect(large.status).toBe(413);
});

test('the token of an e-mail link is read from the form body', async () => {
	const reply = await ask(`${address}/token`, {
		method: 'POST',
		headers: urlencoded,
		body: 'token=abcdef',
	});
	expect(JSON.parse(reply.text).token).toEqual({ done: true, message: '' });
	expect(cms.asked('unsubscribeFromNewsletter')[0]?.body).toEqual({ token: 'abcdef' });
});
