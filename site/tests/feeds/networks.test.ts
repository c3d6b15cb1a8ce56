import { endpointExamples, toItemResponse } from '@sumu/contract/examples';
import { expect, test } from 'vitest';
import { loader } from '../../src/routes/networks';
import { setupCms } from '../../src/testing/cms';

const cms = setupCms(() => {});

const draw = async (...urls: string[]) => {
	const socials = urls.map((url) => ({ network: 'Me', url }));
	const site = endpointExamples.getSite.response.data;
	cms.on('getSite', toItemResponse({ ...site, socials, platforms: [] }));
	const response = await loader();
	expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
	const svg = await response.text();
	const symbols = svg.matchAll(/<symbol id="([^"]*)" (.*?)<\/symbol>/g);
	return new Map(Array.from(symbols, ([, host = '', drawing = '']) => [host, drawing]));
};

test('each social network host has one icon, shared by its subdomains', async () => {
	const drawn = await draw(
		'https://github.com/rokeya',
		'https://gist.github.com/rokeya',
		'https://github.com/loom',
		'https://www.linkedin.com/in/rokeya',
	);
	expect([...drawn.keys()]).toEqual(['github.com', 'gist.github.com', 'www.linkedin.com']);
	expect(drawn.get('gist.github.com')).toBe(drawn.get('github.com'));
	expect(drawn.get('www.linkedin.com')).not.toBe(drawn.get('github.com'));
	expect(drawn.get('github.com')).toContain('<path d="');
});

test('an unknown host has the web icon, or the fediverse icon for an @name path', async () => {
	const drawn = await draw(
		'https://mastodon.social/@rokeya',
		'https://dhaka.example/@rokeya',
		'https://notgithub.com/rokeya',
		'https://looms.example/',
	);
	expect(drawn.get('dhaka.example')).toBe(drawn.get('mastodon.social'));
	expect(drawn.get('looms.example')).toContain('<circle');
	expect(drawn.get('notgithub.com')).toBe(drawn.get('looms.example'));
});

test('hosts that are invalid or would break the SVG are left out', async () => {
	expect(await draw('', 'https://a"b.example/', 'https://[::1]/')).toEqual(new Map());
});
