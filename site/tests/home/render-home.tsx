import { render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router-dom';
import { expect } from 'vitest';
import { Providers } from '../../src/providers';
import App, { loader } from '../../src/root';
import * as home from '../../src/routes/home';

/** The real modules of the home page and what stands around it. */
export const Site = createRoutesStub([
	{
		id: 'root',
		Component: () => (
			<Providers>
				<App />
			</Providers>
		),
		HydrateFallback: () => null,
		loader,
		children: [
			{
				id: 'home',
				path: '/',
				Component: home.default,
				loader: home.loader,
				action: home.action,
			},
		],
	},
]);

/** Shows the home page and waits until it is there. */
export async function renderHome() {
	const view = render(<Site initialEntries={['/']} />);
	await screen.findByRole('heading', { level: 1 });
	await waitFor(() => expect(document.getElementById('contact')).toBeInTheDocument());
	return view;
}
