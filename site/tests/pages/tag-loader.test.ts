import { toListResponse } from '@sumu/contract/examples';
import { expect, test } from 'vitest';
import { loader } from '../../src/routes/blogs';
import { setupCms } from '../../src/testing/cms';

setupCms((cms) => {
	const grid = { tag: 'CSS grid', count: 2 };
	cms.on('listTags', ({ query: { name } }) => {
		if (!name) return toListResponse(grid, { tag: 'C#', count: 1 });
		return name === 'Old grids' ? toListResponse(grid) : toListResponse();
	});
	cms.on('pageBlogs', toListResponse());
});

const load = (search: string) =>
	loader({
		request: new Request(`http://site.test/blogs/page=2${search}`),
		params: { page: 'page=2' },
	});

test.each([
	['?tag=junk', 302, '/blogs/page=2'],
	['?tag=css%20GRID', 302, '/blogs/page=2?tag=CSS%20grid'],
	['?tag=c%23', 302, '/blogs/page=2?tag=C%23'],
	['?tag=Old%20grids', 301, '/blogs/page=2?tag=CSS%20grid'],
])('%s redirects with %i to %s', async (search, status, leads) => {
	const response = await load(search).catch((thrown: unknown) => thrown);
	if (!(response instanceof Response)) throw new Error(`${search} does not redirect`);
	expect(response.status).toBe(status);
	expect(response.headers.get('Location')).toBe(leads);
});

test.each([
	'',
	'?tag=',
	'?tag=C%23',
	'?tag=CSS+grid',
])('“%s” loads without a redirect', async (search) => {
	await expect(load(search)).resolves.toBeDefined();
});
