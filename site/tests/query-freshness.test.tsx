import { dehydrate, QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createRoutesStub } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

const minutes = 60_000;

/**
 * Shows a page that was rendered an hour ago.
 * @returns the number of refetches
 */
async function askedAgain(): Promise<number> {
	vi.resetModules();
	const { QueryProvider } = await import('../src/lib/query');
	const ask = vi.fn(async () => 'Asked again');
	const content = queryOptions({ queryKey: ['content'], queryFn: ask, staleTime: 30 * minutes });
	const server = new QueryClient();
	server.setQueryData(content.queryKey, 'Rendered', { updatedAt: Date.now() - 60 * minutes });
	function Content() {
		const { data } = useQuery(content);
		// Wait until mounted: the query refetches on mount, not during rendering.
		const [isThere, setIsThere] = useState(false);
		useEffect(() => setIsThere(true), []);
		return isThere && <p>{data}</p>;
	}
	const Site = createRoutesStub([
		{
			path: '/',
			loader: () => ({ dehydrated: dehydrate(server) }),
			HydrateFallback: () => null,
			Component: () => (
				<QueryProvider>
					<Content />
				</QueryProvider>
			),
		},
	]);
	render(<Site />);
	await screen.findByText(/Rendered|Asked again/);
	return ask.mock.calls.length;
}

test('server-rendered data counts as fresh on load, however old the rendering is', async () => {
	expect(await askedAgain()).toBe(0);
});

test('a page restored by back or forward navigation refetches its data', async () => {
	vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
		Object.assign(Object.create(null), { type: 'back_forward' }),
	]);
	expect(await askedAgain()).toBe(1);
});
