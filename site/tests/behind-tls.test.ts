// @vitest-environment node
import { messages } from '@sumu/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CmsStandIn } from '../src/testing/cms';
import { startServer } from './support/running.ts';
import { startTlsProxy } from './support/tls-proxy.ts';

const cms = new CmsStandIn();
let server: Awaited<ReturnType<typeof startServer>>;
let proxy: Awaited<ReturnType<typeof startTlsProxy>>;

beforeAll(async () => {
	await cms.start();
	server = await startServer(
		['--import', 'tsx', 'server/dev.ts'],
		Number(new URL(cms.address).port),
		{ TRUST_PROXY: 'true', PUBLIC_URL: 'https://localhost' },
	);
	proxy = await startTlsProxy(server.address);
}, 90_000);
afterAll(async () => {
	proxy.stop();
	await server.stop();
	await cms.close();
});

const contact = {
	form: 'contact',
	name: 'Nadia Alam',
	email: 'nadia@example.com',
	number: '+880 1711 000000',
	subject: 'A shop for twenty teas',
	details: 'Picked by hand, sold by weight.',
};
const newsletter = { form: 'newsletter', email: 'reader@example.com' };
const account = { email: 'nadia@example.com', password: 'Wrong-1' };

test.each([
	['/contact', contact, messages.contactSent],
	['/?index', contact, messages.contactSent],
	['/home', contact, messages.contactSent],
	['/?index', newsletter, messages.subscribed],
	['/home', newsletter, messages.subscribed],
	['/newsletter/confirm', { token: 'abcdef' }, 'You are on the list'],
	['/newsletter/unsubscribe', { token: 'abcdef' }, ''],
	['/login', account, 'Login'],
	['/signup', account, ''],
	['/forgot-password', account, ''],
	['/reset-password', account, ''],
])(
	'behind TLS %s takes its form',
	async (path, form, said) => {
		const reply = await proxy.ask(path, form);
		expect(reply.status, server.printed()).toBe(200);
		expect(reply.text).toContain(said);
	},
	60_000,
);
