import { messages } from '@sumu/contract';
import { endpointExamples, toItemResponse } from '@sumu/contract/examples';
import { render, screen, within } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { getSession } from '../../src/lib/session';
import * as layout from '../../src/routes/sumu/layout';
import Profile from '../../src/routes/sumu/profile';
import { setupCms } from '../../src/testing/cms';
import { siteStubWithQueries } from '../../src/testing/site-stub';
import { signIn } from './workplace';

const cms = setupCms();

beforeEach(() => getSession().forget());

const screens = [
	'manage-users',
	'messages',
	'statistics',
	'settings',
	'add-blog',
	'blog-update/:id',
	'upload-project',
];

function open(path: string, role: 'editor' | 'assistant') {
	cms.on('isAdmin', { admin: false });
	cms.on('getUser', toItemResponse({ ...endpointExamples.getUser.response.data, role }));
	const { unfinished } = endpointExamples.getOverview.response.data;
	const managed = [{ kind: 'blog' as const, shown: 14, waiting: 2 }];
	cms.on('getOverview', toItemResponse({ managed, unfinished }));
	signIn();
	const Site = siteStubWithQueries([
		{
			id: 'routes/sumu/layout',
			path: '/sumu',
			loader: layout.clientLoader,
			Component: layout.default,
			ErrorBoundary: layout.ErrorBoundary,
			children: [
				{ index: true, Component: Profile },
				...screens.map((path) => ({ path, Component: () => <h1>Open</h1> })),
			],
		},
		{ path: '*', Component: Outlet },
	]);
	return render(<Site initialEntries={[path]} />);
}
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('an editor’s menu has only the screens of the blog, its letters and the trash', async () => {
	open('/sumu/add-blog', 'editor');
	expect(await screen.findByRole('heading', { name: 'Open' })).toBeVisible();
	const theirs = links().filter((to) => to?.startsWith('/sumu'));
	expect([...new Set(theirs)]).toEqual([
		'/sumu',
		'/sumu/add-blog',
		'/sumu/manage-blogs',
		'/sumu/letters',
		'/sumu/tags',
		'/sumu/trash',
	]);
});

test.each([
	['editor', '/sumu/manage-users'],
	['editor', '/sumu/messages'],
	['editor', '/sumu/settings'],
	['editor', '/sumu/upload-project'],
	['assistant', '/sumu/messages'],
	['editor', '/sumu/statistics'],
	['assistant', '/sumu/statistics'],
	['assistant', '/sumu/settings/'],
	['assistant', '/sumu/blog-update/k2x9'],
] as const)('an %s has no access to %s and stays signed in', async (role, path) => {
	open(path, role);
	expect(await screen.findByRole('heading', { name: messages.notYours })).toBeVisible();
	expect(screen.queryByText('Open')).not.toBeInTheDocument();
	expect(getSession().snapshot().status).toBe('signed-in');
});

test('an editor’s overview counts posts and omits e-mail and backup status', async () => {
	open('/sumu', 'editor');
	expect(await screen.findByText('2 drafts')).toBeVisible();
	const figure = screen.getByRole('link', { name: /^Posts ?14/ });
	expect(figure).toHaveAttribute('href', '/sumu/manage-blogs');
	expect(screen.getAllByRole('link', { name: 'Add Blog' })).toHaveLength(2);
	expect(screen.queryByRole('link', { name: 'Add Project' })).not.toBeInTheDocument();
	expect(screen.queryByText(/Mail is|backup/)).not.toBeInTheDocument();
	expect(screen.queryByText(/message|user/i)).not.toBeInTheDocument();
	const region = screen.getByRole('region', { name: 'Your drafts and scheduled entries' });
	const [draft] = endpointExamples.getOverview.response.data.unfinished;
	expect(within(region).getByRole('link')).toHaveTextContent(draft?.title ?? '');
});
