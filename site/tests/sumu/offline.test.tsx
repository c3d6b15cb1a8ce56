import { ChakraProvider } from '@chakra-ui/react';
import { endpointExamples, toItemResponse } from '@sumu/contract/examples';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, Link } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sumuSystem } from '../../src/features/admin/theme/system';
import { PicturePreview } from '../../src/features/admin/ui/picture-preview';
import { ChunkLoadError } from '../../src/lib/chunk/load-chunk';
import { browserClient } from '../../src/lib/query/client';
import { getSession } from '../../src/lib/session';
import * as layout from '../../src/routes/sumu/layout';
import { setupCms } from '../../src/testing/cms';
import { siteStubWithQueries } from '../../src/testing/site-stub';
import { signIn } from './workplace';

const cms = setupCms();

beforeEach(() => void signIn());
afterEach(() => {
	// Query clients of other tests would wait for a connection.
	dispatchEvent(new Event('online'));
	browserClient().clear();
	getSession().forget();
});

const setOnline = (isOnline: boolean) => {
	vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
	act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};

function openWorkplace() {
	cms.on('isAdmin', { admin: true });
	cms.on('getOverview', toItemResponse(endpointExamples.getOverview.response.data));
	const Site = siteStubWithQueries([
		{
			id: 'routes/sumu/layout',
			path: '/sumu',
			loader: layout.clientLoader,
			shouldRevalidate: () => true,
			Component: layout.default,
			ErrorBoundary: layout.ErrorBoundary,
			children: [
				{
					index: true,
					Component: () => (
						<>
							<h1>Open</h1>
							<Link to="/sumu/manage-blogs">Loaded</Link>
							<Link to="/sumu/trash">Not loaded</Link>
						</>
					),
				},
				{ path: 'manage-blogs', Component: () => <h1>Cached rows</h1> },
				{
					path: 'trash',
					loader: () => {
						throw new ChunkLoadError('trash-1.js', 'missing');
					},
					Component: () => null,
				},
			],
		},
	]);
	render(<Site initialEntries={['/sumu']} />);
}

const banner = /You’re offline/;
const heading = (name: string) => screen.findByRole('heading', { name });

test('a banner is shown while the browser is offline, and loaded screens still open', async () => {
	openWorkplace();
	await heading('Open');
	expect(screen.queryByText(banner)).toBeNull();
	setOnline(false);
	expect(screen.getByRole('alert')).toHaveTextContent(banner);
	cms.refuse('isAdmin', 503);
	await browserClient().invalidateQueries({ queryKey: ['role'], refetchType: 'none' });
	await userEvent.click(screen.getByRole('link', { name: 'Loaded' }));
	expect(await heading('Cached rows')).toBeVisible();
	setOnline(true);
	expect(screen.queryByText(banner)).toBeNull();
});

test('a screen whose script is not loaded says so, and a retry needs a connection', async () => {
	openWorkplace();
	await heading('Open');
	setOnline(false);
	await userEvent.click(screen.getByRole('link', { name: 'Not loaded' }));
	expect(await heading('This screen isn’t loaded')).toBeVisible();
	expect(screen.getByText(/as soon as you’re online again/)).toBeVisible();
	const retry = screen.getByRole('button', { name: 'Try again' });
	expect(retry).toHaveAttribute('aria-disabled', 'true');
	// The menu still leads to the screens that are loaded.
	expect(screen.getAllByRole('link', { name: /Manage Blogs/ })[0]).toBeVisible();
});

test.each([
	['https://sumu.example/uploads/a.webp', '/uploads/a.webp'],
	['https://sumu.example.org/uploads/a.webp', 'https://sumu.example.org/uploads/a.webp'],
	['https://pictures.example/uploads/a.webp', 'https://pictures.example/uploads/a.webp'],
	['blob:preview', 'blob:preview'],
])('the stored picture %s is shown from %s', async (stored, shown) => {
	const cropHint = { ratio: 1, minWidth: 10, hint: 'Square.' };
	const Stub = createRoutesStub([
		{
			id: 'root',
			path: '/',
			loader: () => ({ origin: 'https://sumu.example' }),
			HydrateFallback: () => null,
			Component: () => (
				<ChakraProvider value={sumuSystem}>
					<PicturePreview address={stored} name="" cropHint={cropHint} />
				</ChakraProvider>
			),
		},
	]);
	render(<Stub initialEntries={['/']} />);
	expect(await screen.findByRole('img')).toHaveAttribute('src', shown);
});
