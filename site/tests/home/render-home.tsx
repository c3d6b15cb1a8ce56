import { render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import * as home from '../../src/routes/home';
import { siteStub } from '../../src/testing/site-stub';

/** The real modules of the home page, inside the app's layout. */
export const Site = siteStub([
	{
		id: 'home',
		path: '/',
		Component: home.default,
		loader: home.loader,
		action: home.action,
	},
]);

/** Renders the home page and waits for its content. */
export async function renderHome() {
	const view = render(<Site initialEntries={['/']} />);
	await screen.findByRole('heading', { level: 1 });
	await waitFor(() => expect(document.getElementById('contact')).toBeInTheDocument());
	return view;
}
