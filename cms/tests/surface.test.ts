import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorSchema } from '@sumu/contract';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import panelPage from '../src/middlewares/panel-page.ts';
import { call, post } from './support/api.ts';
import { client } from './support/server.ts';
import './support/provided-context.ts';

describe('the public HTTP surface', () => {
	it.each([
		['GET', '/api/nope', 404],
		['GET', '/api', 404],
		['PUT', '/api/contact', 405],
		['GET', '/api/users', 401],
		['GET', '/api/users/1', 404],
		['GET', '/api/users/me', 404],
		['POST', '/api/users', 405],
		['DELETE', '/api/users/1', 404],
		['GET', '/api/users-permissions/roles', 404],
		['GET', '/api/auth/email-confirmation?confirmation=x', 405],
		['GET', '/api/auth/google/callback', 404],
		['GET', '/api/upload/files', 401],
		['POST', '/api/upload', 401],
	])('%s %s answers %i in the contract’s error format', async (method, path, expected) => {
		const { status, body } = await call(path, { method });
		expect(status).toBe(expected);
		expect(errorSchema.safeParse(body).error).toBeUndefined();
		expect(JSON.stringify(body)).not.toContain('node_modules');
	});

	it('has no default Strapi routes for our content types', async () => {
		for (const path of ['/api/messages/1', '/api/subscribers/1', '/api/site-setting'])
			expect((await call(path)).status).toBe(404);
		expect((await call('/api/projects', { method: 'POST', body: {} })).status).toBe(405);
	});

	it('has no metrics endpoint when no token is set', async () => {
		expect((await call('/metrics')).status).toBe(404);
	});

	it('refuses a body that is too large', async () => {
		const { status, body } = await post('/api/contact', { details: 'x'.repeat(2_000_000) });
		expect(status).toBe(413);
		expect(errorSchema.safeParse(body).error).toBeUndefined();
	});

	it('keeps the panel and its API at their usual paths', async () => {
		const panel = await call('/admin/init');
		expect(panel.status).toBe(200);
		expect(panel.body.data).toBeDefined();
		expect((await call('/content-manager/content-types')).status).toBe(401);
		expect((await call('/')).headers.get('location')).toBe('/admin');
		expect((await call('/favicon.ico')).status).toBe(200);
	});

	it('allows any origin without credentials', async () => {
		const response = await fetch(`${inject('url')}/api/site`, {
			headers: { origin: 'https://elsewhere.test' },
		});
		expect(response.headers.get('access-control-allow-origin')).toBe('https://elsewhere.test');
		expect(response.headers.get('access-control-allow-credentials')).toBeNull();
	});

	it('allows origins in CLIENT_ORIGINS with credentials', async () => {
		const response = await fetch(`${inject('url')}/api/auth/refresh`, {
			method: 'OPTIONS',
			headers: { origin: client, 'access-control-request-method': 'POST' },
		});
		expect(response.headers.get('access-control-allow-origin')).toBe(client);
		expect(response.headers.get('access-control-allow-credentials')).toBe('true');
	});
});

describe('the page of a panel that is not built yet', () => {
	let root: string;
	beforeEach(() => {
		root = mkdtempSync(join(tmpdir(), 'panel-page-'));
	});
	afterEach(() => rmSync(root, { recursive: true }));

	/** Returns the response, or `Strapi` if the request is left to Strapi. */
	const request = async (path: string, { isServedHere = true, accept = 'text/html' } = {}) => {
		const strapi = Object({ dirs: { dist: { root } }, config: { get: () => isServedHere } });
		const ctx = Object({ method: 'GET', path, headers: { accept }, set: () => undefined });
		await panelPage(undefined, { strapi })(ctx, async () => {
			ctx.body = 'Strapi';
		});
		return { status: ctx.status, body: ctx.body };
	};

	it('is shown until the panel is there', async () => {
		for (const path of ['/admin', '/admin/content-manager']) {
			const { status, body } = await request(path);
			expect(status).toBe(503);
			expect(body).toContain('The panel is being built');
		}
		mkdirSync(join(root, 'build'));
		writeFileSync(join(root, 'build/index.html'), '<title>Panel</title>');
		expect((await request('/admin')).body).toBe('Strapi');
	});

	it.each([
		['an API call', '/admin/init', { accept: 'application/json' }],
		['another path', '/administration', {}],
		['Vite’s dev server', '/admin', { isServedHere: false }],
	])('does not replace the response of %s', async (_, path, options) => {
		expect((await request(path, options)).body).toBe('Strapi');
	});
});
