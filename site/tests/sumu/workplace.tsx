import type { Site } from '@sumu/contract';
import { endpointExamples } from '@sumu/contract/examples';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub, type LoaderFunction } from 'react-router-dom';
import { vi } from 'vitest';
import { Providers } from '../../src/providers';
import WithQueries from '../../src/routes/with-queries';
import { signIn } from '../../src/testing/sign-in';

export { signIn };

/** Setup for tests of forms with pictures: signs a user in and stubs browser APIs that jsdom lacks. */
export function openWorkplace() {
	URL.createObjectURL = vi.fn(() => 'blob:preview');
	URL.revokeObjectURL = vi.fn();
	Element.prototype.scrollIntoView = vi.fn();
	signIn();
}

const { data: example } = endpointExamples.getSite.response;

/** Renders one route of the workplace at an address, with a second page to navigate to. */
export function renderRoute(
	path: string,
	address: string,
	route: { readonly default: ComponentType; readonly clientLoader?: LoaderFunction },
	site: Site = example,
) {
	const root = { site, readAt: Date.now() };
	const Stub = createRoutesStub([
		{
			id: 'root',
			Component: () => (
				<Providers>
					<WithQueries />
				</Providers>
			),
			loader: () => root,
			HydrateFallback: () => null,
			children: [
				{ path, Component: route.default, loader: route.clientLoader },
				{ path: '*', Component: () => <h1>Elsewhere</h1> },
			],
		},
	]);
	return render(<Stub initialEntries={[address]} hydrationData={{ loaderData: { root } }} />);
}

/** Renders one screen of the workplace. */
export const renderScreen = (Screen: ComponentType, site?: Site) =>
	renderRoute('/sumu/screen', '/sumu/screen', { default: Screen }, site);

/** Returns whether the browser asks for confirmation before the page is closed. */
export const isAskedOnLeaving = () =>
	!dispatchEvent(new Event('beforeunload', { cancelable: true }));

export const pictureFile = (name = 'cover.webp', type = 'image/webp') =>
	new File(['pixels'], name, { type });
