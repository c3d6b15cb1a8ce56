import { toListResponse } from '@sumu/contract/examples';
import { expect, test } from 'vitest';
import { loader } from '../../src/routes/blogs';
import { setupCms } from '../../src/testing/cms';

setupCms((cms) => {
	cms.on('listTags', toListResponse({ tag: 'CSS grid', count: 2 }, { tag: 'C#', count: 1 }));
	cms.on('pageBlogs', toListResponse());
});

const load = (search: string) =>
	loader({
		request: new Request(`http://site.test/blogs/page=2${search}`),
		params: { page: 'page=2' },
	});

test.each([
	['?tag=junk', '/blogs/page=2'],
	['?tag=css%20GRID', '/blogs/page=2?tag=CSS%20grid'],
	['?tag=c%23', '/blogs/page=2?tag=C%23'],
])('%s redirects to %s', async (search, leads) => {
	const response = await load(search).catch((thrown: unknown) => thrown);
	expect(response).toBeInstanceOf(Response);
	if (response instanceof Response) expect(response.headers.get('Location')).toBe(leads);
});

test.each([
	'',
	'?tag=',
	'?tag=C%23',
	'?tag=CSS+grid',
])('“%s” loads without a redirect', async (search) => {
	await expect(load(search)).resolves.toBeDefined();
});
