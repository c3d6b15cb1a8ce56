import {
	blogFormSchema,
	everyDetail,
	ownerReviewFormSchema,
	projectFormFor,
	serviceFormSchema,
	skillFormSchema,
	withRequiredFields,
} from '@sumu/contract';
import { endpointExamples } from '@sumu/contract/examples';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { AddBlog, blogForm } from '../../src/features/admin/forms/blog-form';
import { rowsOf } from '../../src/features/admin/forms/entry-form/values';
import { projectForm } from '../../src/features/admin/forms/project-form';
import { ownerReviewForm } from '../../src/features/admin/forms/review-form';
import { serviceForm } from '../../src/features/admin/forms/service-form';
import { skillForm } from '../../src/features/admin/forms/skill-form';
import ManageUsers from '../../src/features/admin/lists/user-list';
import * as layout from '../../src/routes/sumu/layout';
import { setupCms } from '../../src/testing/cms';
import { siteStubWithQueries } from '../../src/testing/site-stub';
import { openWorkplace } from './workplace';

const cms = setupCms();

beforeEach(() => {
	Element.prototype.scrollTo = () => {};
	openWorkplace();
	cms.on('isAdmin', { admin: true });
});

const show = () => null;

function open(path: string, settings: { wording: 'original' | 'plain'; language: string }) {
	const { data } = endpointExamples.getSite.response;
	cms.on('getSite', { ...endpointExamples.getSite.response, data: { ...data, ...settings } });
	const Site = siteStubWithQueries([
		{
			id: 'routes/sumu/layout',
			path: '/sumu',
			handle: layout.handle,
			loader: layout.clientLoader,
			Component: layout.default,
			children: [
				{ path: 'add-blog', Component: () => <AddBlog show={show} /> },
				{ path: 'manage-users', Component: ManageUsers },
				{ path: 'settings/:page', Component: () => null },
			],
		},
	]);
	render(<Site initialEntries={[path]} />);
}

const texts = {
	original: {
		add: 'Add Blog',
		manage: 'Manage Blogs',
		logOut: 'logOut',
		label: 'Blog name',
		missing: 'Enter your Blog name',
		users: 'Manage Users',
		header: 'User Role',
	},
	plain: {
		add: 'Add post',
		manage: 'Posts',
		logOut: 'Log out',
		label: 'Title',
		missing: 'Enter a title',
		users: 'Users',
		header: 'Role',
	},
} as const;

const plainEntries = [
	'Home',
	'Projects',
	'Posts',
	'Services',
	'Skills',
	'Reviews',
	'Inbox',
	'Site',
];

test.each([
	['original', 'en', texts.original],
	['plain', 'en', texts.plain],
	['original', 'bn', texts.plain],
] as const)('%s wording in %s sets the texts of the menu, a form and a list', async (wording, language, text) => {
	open('/sumu/add-blog', { wording, language });
	expect(await screen.findByRole('heading', { level: 1, name: text.add })).toBeVisible();
	const menu = within(screen.getByRole('navigation', { name: 'Workplace' }));
	const entries = menu.getAllByRole('link').map((link) => link.textContent);
	if (text === texts.original) expect(entries).toContain(text.add);
	else expect(entries).toEqual(plainEntries);
	const title = screen.getByLabelText(text.label, { exact: true });
	await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
	expect(await screen.findByText(text.missing)).toBeVisible();
	expect(title).toHaveAccessibleDescription(text.missing);
	expect(screen.getByRole('button', { name: text.logOut })).toBeVisible();
	if (text === texts.plain) await userEvent.click(menu.getByRole('link', { name: 'Site' }));
	await userEvent.click(menu.getByRole('link', { name: text.users }));
	expect(await screen.findByRole('columnheader', { name: text.header })).toBeVisible();
	expect(screen.getByRole('table', { name: text.users })).toBeVisible();
});

const forms = [
	[
		'project',
		rowsOf(projectForm(show).fields),
		projectFormFor(everyDetail('required')),
		'addProject',
	],
	['blog', rowsOf(blogForm(show).fields), blogFormSchema, 'addBlog'],
	['service', rowsOf(serviceForm.fields), serviceFormSchema, 'addService'],
	['skill', rowsOf(skillForm.fields), skillFormSchema, 'addSkill'],
	['review', rowsOf(ownerReviewForm.fields), ownerReviewFormSchema, 'addOwnerReview'],
] as const;

test.each(
	forms,
)('the %s form marks exactly the fields that may be empty as optional', (kind, allRows, formSchema, call) => {
	// The settings of the demo, which mark no further fields.
	const settings = { requirePictures: true, requirePercentage: true };
	const schema = withRequiredFields(formSchema as unknown as z.ZodMiniObject, kind, settings);
	const body: object = endpointExamples[call].body;
	const everyRow: readonly (readonly [
		name: string,
		row: { readonly kind: string; readonly isOptional?: boolean | undefined },
	])[] = allRows;
	const rows = everyRow.filter(([, { kind }]) => kind !== 'tick');
	const mayBeEmpty = rows.filter(([name, { kind }]) => {
		const value: unknown = Reflect.get(body, name);
		const empty = kind === 'choice' ? null : Array.isArray(value) ? [] : '';
		return schema.safeParse({ ...body, [name]: empty }).success;
	});
	const isMarked = rows.filter(([, { isOptional }]) => isOptional);
	expect(isMarked.map(([name]) => name)).toEqual(mayBeEmpty.map(([name]) => name));
});
