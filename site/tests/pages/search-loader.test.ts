import { toItemResponse } from '@sumu/contract/examples';
import { expect, test, vi } from 'vitest';
import { loader } from '../../src/routes/search';
import { setupCms } from '../../src/testing/cms';

const cms = setupCms((cms) => {
	cms.on('searchSite', toItemResponse({ projects: [], posts: [] }));
});

test('the server forwards its visitor’s IP address with a search', async () => {
	vi.stubEnv('INTERNAL_SECRET', 'only-for-tests-0123456789abcdef');
	const headers = { 'X-Forwarded-For': '203.0.113.9' };
	await loader({ request: new Request('http://site.test/search?q=old', { headers }) });
	const [asked] = cms.asked('searchSite');
	expect(asked?.headers['x-forwarded-for']).toBe('203.0.113.9');
	expect(asked?.headers['x-internal-secret']).toContain('only-for-tests');
});
