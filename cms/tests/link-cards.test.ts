import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { pageFacts } from '../src/platform/links/read-card.ts';
import { requestPublicAddress } from '../src/platform/links/request-public-address.ts';
import { insert } from './support/insert-rows.ts';
import { asOwner } from './support/owner.ts';
import './support/provided-context.ts';

const servers: Server[] = [];
async function serving(listener: RequestListener) {
	const asked: string[] = [];
	const server = createServer((message, response) => {
		asked.push(message.url ?? '');
		listener(message, response);
	});
	servers.push(server.listen(0, '127.0.0.1'));
	await once(server, 'listening');
	return { port: (server.address() as AddressInfo).port, asked };
}
afterEach(() => {
	for (const server of servers.splice(0)) {
		server.closeAllConnections();
		server.close();
	}
});

const html = async (description: string): Promise<string> =>
	(await asOwner('POST', '/api/blog/preview', { description })).body.data.html.trim();

/** Stores the card of an address, so that it is not requested. An empty title is that of an address without a card. */
async function storeCard(address: string, title: string) {
	const key = createHash('sha256').update(address).digest('hex');
	const card = { title, picture: null, at: Date.now() };
	await insert(inject('database').variables, 'strapi_core_store_settings', [
		{ key: `api_link-cards_${key}`, value: JSON.stringify(card), type: 'object' },
	]);
}

describe('a URL on its own line', () => {
	it('stays a plain link and is never requested for any loopback host', async () => {
		const { port, asked } = await serving((_, response) => response.end('<title>Inner</title>'));
		for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433']) {
			const address = `http://${host}:${port}/`;
			expect(await html(`<${address}>`), host).toMatch(/^<p><a href="[^"]+" rel="noopener">/);
		}
		expect(asked).toEqual([]);
	});

	it('becomes a card when its title is known, but stays a link within text', async () => {
		const { href } = new URL('https://elsewhere.example/on?a=1&b="<x>"');
		await storeCard(href, 'Warp & <weft>');
		const shown = await html(`Before\n\n<${href}>\n\nAfter`);
		expect(shown).toContain('<p data-link-card><a href="https://elsewhere.example/on?a=1&amp;b=');
		expect(shown).toContain(
			'<span>Warp &amp; &lt;weft&gt;</span> <small>elsewhere.example</small></a></p>',
		);
		expect(await html(`See <${href}>`)).not.toContain('data-link-card');
		expect(await html(`[${href}](${href})`)).not.toContain('data-link-card');
	});

	it('becomes a poster with a link if it is a video, also when nothing is known about it', async () => {
		// No other test may render these addresses, or the CMS already holds a card without a title.
		const known = 'https://www.youtube.com/watch?v=loomCard001';
		const unknown = 'https://vimeo.com/90000001';
		await storeCard(known, 'A loom & its weaver');
		await storeCard(unknown, '');
		expect(await html(`Before\n\n${known}\n\n${unknown}\n\nSee ${known}`)).toBe(
			[
				'<p>Before</p>',
				`<figure data-video="https://www.youtube-nocookie.com/embed/loomCard001?autoplay=1"><a href="${known}" rel="noopener"><span>A loom &amp; its weaver</span> <small>www.youtube.com</small></a></figure>`,
				`<figure data-video="https://player.vimeo.com/video/90000001?autoplay=1&amp;dnt=1"><a href="${unknown}" rel="noopener"><span>${unknown}</span> <small>vimeo.com</small></a></figure>`,
				`<p>See <a href="${known}" rel="noopener">${known}</a></p>`,
			].join('\n'),
		);
		expect(await html('<figure data-video="https://elsewhere.example">x</figure>')).toBe(
			'<figure>x</figure>',
		);
	});
});

describe('reading a linked page', () => {
	const local = (address: string) => address === '127.0.0.1';
	const limits = (more: object = {}) => ({
		most: 1000,
		whole: false,
		signal: AbortSignal.timeout(3000),
		isAllowed: local,
		...more,
	});

	it('follows redirects and truncates or rejects a long body', async () => {
		const { port } = await serving((message, response) => {
			if (message.url === '/') response.writeHead(302, { location: '/page' }).end();
			else response.writeHead(200, { 'content-type': 'text/html' }).end('x'.repeat(5000));
		});
		const { url, type, body } = await requestPublicAddress(`http://127.0.0.1:${port}/`, limits());
		expect([url.pathname, type, body.length]).toEqual(['/page', 'text/html', 1000]);
		const whole = limits({ whole: true });
		await expect(requestPublicAddress(`http://127.0.0.1:${port}/page`, whole)).rejects.toThrow(
			'1000',
		);
	});

	it.each([
		['redirects endlessly', 302, '/'],
		['redirects to a disallowed address', 302, 'http://127.0.0.2/'],
		['redirects to a file URL', 302, 'file:///etc/passwd'],
		['returns 404', 404, ''],
	])('fails if the page %s', async (_, status, location) => {
		const { port, asked } = await serving((__, response) =>
			response.writeHead(status, location ? { location } : {}).end(),
		);
		await expect(requestPublicAddress(`http://127.0.0.1:${port}/`, limits())).rejects.toThrow();
		expect(asked.length).toBeLessThanOrEqual(4);
	});

	it('fails if no response arrives in time', async () => {
		const { port } = await serving(() => undefined);
		const signal = AbortSignal.timeout(100);
		await expect(
			requestPublicAddress(`http://127.0.0.1:${port}/`, limits({ signal })),
		).rejects.toThrow();
	});

	it('extracts the title and picture of a page', () => {
		const page = new URL('https://elsewhere.example/posts/1');
		const head = `<title>Plain</title><meta content='R&amp;D  "x"' property="og:title">
			<meta property="og:image" content="../loom.png?a=1&amp;b=2">`;
		expect(pageFacts(head, page)).toEqual({
			title: 'R&D "x"',
			picture: 'https://elsewhere.example/loom.png?a=1&b=2',
		});
		expect(pageFacts('<TITLE lang="en">Only\n this</TITLE>', page)).toEqual({
			title: 'Only this',
			picture: '',
		});
		expect(pageFacts('nothing', page)).toEqual({ title: '', picture: '' });
	});

	const most = 512 * 1024;
	it.each([
		'<title',
		'<title ',
		'<title x="',
		'<meta',
		'<meta ',
		'<meta content="',
		'<meta content=\'x" ',
		'<meta property="og:title" content="',
		'<link',
		'<link href="',
		' property=',
		' property="',
		'<',
		'"',
		'\n',
	])('parses a page that repeats %j in time', (part) => {
		const page = new URL('https://elsewhere.example/');
		const hostile = part.repeat(most / part.length);
		const head = '<meta property="og:image" content="/loom.png"><title>Loom</title>';
		const facts = { title: 'Loom', picture: 'https://elsewhere.example/loom.png' };
		expect(pageFacts(head + hostile, page)).toEqual(facts);
		expect(pageFacts(`${hostile}> ${head}`, page).picture).toBe(facts.picture);
		expect(pageFacts(`<title>${hostile}`, page).picture).toBe('');
		expect(pageFacts(`<meta ${hostile}`, page).picture).toBe('');
	});
});
