import { defaultBrand } from '@sumu/contract';
import { endpointExamples, toItemResponse } from '@sumu/contract/examples';
import { expect, test } from 'vitest';
import { loader } from '../../src/routes/cloth';
import { setupCms } from '../../src/testing/cms';

const cms = setupCms(() => {});
const { data: site } = endpointExamples.getSite.response;
const draw = async (name: string, brand = site.brand) => {
	cms.on('getSite', toItemResponse({ ...site, brand }));
	const response = await loader({ params: { name } });
	return { response, svg: await response.text() };
};

test('each form has its own pattern, the same on every request', async () => {
	const { response, svg } = await draw('login');
	expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
	expect(svg).toContain('width="880" height="1320"');
	expect((await draw('login')).svg).toBe(svg);
	expect((await draw('signup')).svg).not.toBe(svg);
	expect((await draw('account')).svg).not.toBe(svg);
});

test('the pattern uses the site’s palette', async () => {
	const moss = (await draw('login', { ...defaultBrand, palette: 'moss' })).svg;
	expect((await draw('login', { ...defaultBrand, palette: 'indigo' })).svg).not.toBe(moss);
});

test('an unknown pattern name returns 404', async () => {
	expect((await draw('nothing')).response.status).toBe(404);
});
