import { messages } from '@sumu/contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { AddService } from '../../src/features/admin/forms/service-form';
import { getSession } from '../../src/lib/session';
import * as layout from '../../src/routes/sumu/layout';
import { setupCms } from '../../src/testing/cms';
import { siteStubWithQueries } from '../../src/testing/site-stub';
import { pictureFile, signIn } from './workplace';

const cms = setupCms();

beforeEach(() => getSession().forget());

const Login = () => <p>Login for {new URLSearchParams(useLocation().search).get('from')}</p>;

const open = (path: string) => {
	const Site = siteStubWithQueries([
		{
			id: 'routes/sumu/layout',
			path: '/sumu',
			handle: layout.handle,
			loader: layout.clientLoader,
			Component: layout.default,
			ErrorBoundary: layout.ErrorBoundary,
			children: [
				{ path: 'manage-users', Component: () => <h1>Secrets</h1> },
				{ path: 'upload-service', Component: AddService },
			],
		},
		{ path: '/login', Component: Login },
		{ path: '*', Component: Outlet },
	]);
	return render(<Site initialEntries={[path]} />);
};
const adminIs = (admin: boolean) =>
	cms.on('isAdmin', ({ params }) => ({ admin: admin && params.email === 'nadia@example.com' }));

test('a signed-out visitor is redirected to the login page, which keeps the destination', async () => {
	open('/sumu/manage-users?page=2');
	expect(await screen.findByText('Login for /sumu/manage-users?page=2')).toBeVisible();
	expect(screen.queryByText('Secrets')).not.toBeInTheDocument();
});

test('a user who is not an admin is signed out with a message', async () => {
	adminIs(false);
	signIn();
	open('/sumu/manage-users');
	await screen.findByText(messages.notAdmin);
	await screen.findByText('Login for /sumu/manage-users');
	expect(getSession().snapshot()).toEqual({ status: 'signed-out' });
	expect(localStorage.getItem('session')).toBeNull();
	expect(screen.queryByText('Secrets')).not.toBeInTheDocument();
});

test('an admin sees the side menu and is redirected to the login page after signing out', async () => {
	adminIs(true);
	signIn();
	open('/sumu/manage-users');
	expect(await screen.findByRole('heading', { name: 'Secrets' })).toBeVisible();
	expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
	const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
	for (const to of [
		'/sumu',
		'/sumu/upload-project',
		'/sumu/add-blog',
		'/sumu/manage-projects',
		'/sumu/manage-users',
		'/sumu/manage-reviews',
		'/sumu/manage-blogs',
	])
		expect(links).toContain(to);
	expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Manage Users');
	getSession().forget();
	expect(await screen.findByText('Login for /sumu/manage-users')).toBeVisible();
});

test('dismissing the sign-in for an expired session keeps the form and its values', async () => {
	URL.createObjectURL = vi.fn(() => 'blob:preview');
	URL.revokeObjectURL = vi.fn();
	Element.prototype.scrollIntoView = vi.fn();
	adminIs(true);
	cms.refuse('addService', 401);
	cms.refuse('refreshSession', 401);
	signIn();
	open('/sumu/upload-service');
	await userEvent.type(await screen.findByLabelText('Service name'), 'Half a thought');
	await userEvent.type(screen.getByLabelText('Description'), 'And more');
	await userEvent.upload(screen.getByLabelText('Picture', { selector: 'input' }), pictureFile());
	await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
	await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
	await screen.findByText(/Your changes are still here/);
	expect(getSession().snapshot()).toEqual({ status: 'signed-out' });
	expect(screen.getByLabelText('Service name')).toHaveDisplayValue('Half a thought');
	expect(screen.queryByText(/^Login for/)).not.toBeInTheDocument();
});
