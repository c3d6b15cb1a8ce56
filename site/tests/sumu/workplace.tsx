import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub } from 'react-router-dom';
import { Providers } from '../../src/providers';
import WithQueries from '../../src/routes/with-queries';

export { signIn } from '../../src/testing/sign-in';

/** Shows one screen of the workplace, and beside it a page to leave for. */
export function renderScreen(Screen: ComponentType) {
	const Site = createRoutesStub([
		{
			id: 'root',
			Component: () => (
				<Providers>
					<WithQueries />
				</Providers>
			),
			children: [
				{ path: '/sumu/screen', Component: Screen },
				{ path: '*', Component: () => <h1>Elsewhere</h1> },
			],
		},
	]);
	return render(<Site initialEntries={['/sumu/screen']} />);
}

export const pictureFile = (name = 'cover.webp', type = 'image/webp') =>
	new File(['pixels'], name, { type });
