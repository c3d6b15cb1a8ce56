import { render, screen } from '@testing-library/react';
import * as about from '../../src/routes/about';
import * as blog from '../../src/routes/blog';
import * as blogList from '../../src/routes/blog-list';
import * as blogs from '../../src/routes/blogs';
import * as contact from '../../src/routes/contact';
import * as confirm from '../../src/routes/newsletter-confirm';
import * as unsubscribe from '../../src/routes/newsletter-unsubscribe';
import * as notFound from '../../src/routes/not-found';
import * as ownPage from '../../src/routes/own-page';
import * as search from '../../src/routes/search';
import * as services from '../../src/routes/services';
import * as skills from '../../src/routes/skills';
import { siteStubWithQueries } from '../../src/testing/site-stub';

/** The real modules of the public pages, inside the app's layout. */
const Site = siteStubWithQueries([
	{ path: '/about', Component: about.default, loader: about.clientLoader },
	{ path: '/skills', Component: skills.default, loader: skills.clientLoader },
	{ path: '/services', Component: services.default, loader: services.clientLoader },
	{ path: '/blogs/:page', Component: blogs.default, loader: blogs.clientLoader },
	{ path: '/blog', Component: blogList.default, loader: blogList.loader },
	{ path: '/blog/:id', Component: blog.default, loader: blog.loader },
	{ path: '/search', Component: search.default, loader: search.clientLoader },
	{ id: 'contact', path: '/contact', Component: contact.default, action: contact.action },
	{
		id: 'confirm',
		path: '/newsletter/confirm',
		Component: confirm.default,
		action: confirm.action,
	},
	{
		id: 'unsubscribe',
		path: '/newsletter/unsubscribe',
		Component: unsubscribe.default,
		action: unsubscribe.action,
	},
	{
		path: '/:slug',
		Component: ownPage.default,
		loader: ({ request }) => ownPage.loader({ url: new URL(request.url) }),
	},
	{ path: '*', Component: notFound.default, loader: notFound.loader },
]);

/** Renders a page and waits for its content. */
export async function renderPage(path: string) {
	const view = render(<Site initialEntries={[path]} />);
	await screen.findByRole('heading', { level: 1 });
	return view;
}
