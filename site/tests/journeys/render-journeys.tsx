import { render } from '@testing-library/react';
import * as blog from '../../src/routes/blog';
import * as favourites from '../../src/routes/cart/favourites';
import * as overview from '../../src/routes/cart/overview';
import * as project from '../../src/routes/project';
import * as list from '../../src/routes/projects';
import { siteStubWithQueries } from '../../src/testing/site-stub';

const page = (
	path: string,
	{
		default: Component,
		clientLoader,
	}: typeof list | typeof project | typeof blog | typeof overview | typeof favourites,
) => ({
	path,
	Component,
	loader: clientLoader,
});

const Site = siteStubWithQueries([
	page('/project/:id', project),
	page('/projects/:page', list),
	page('/blog/:id', blog),
	page('/card/overview', overview),
	page('/cards/:page', favourites),
	{ path: '/blogs/:page', Component: () => <h1>Blog</h1> },
	{ path: '/login', Component: () => <h1>Login</h1> },
]);

export const renderJourney = (path: string) => render(<Site initialEntries={[path]} />);
