import { messages, type User } from '@sumu/contract';
import { deletedResponse, endpointExamples } from '@sumu/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import ManageUsers from '../../src/features/admin/lists/user-list';
import { getSession } from '../../src/lib/session';
import { setupCms } from '../../src/testing/cms';
import { alertMixin } from '../../src/ui/alerts/swal';
import { renderScreen, signIn } from './workplace';

const oneself: User = { ...endpointExamples.getUser.response.data, displayName: 'Nadia Alam' };
const somebody: User = {
	...oneself,
	_id: 'somebody',
	displayName: 'Tom Hartley',
	email: 'tom@example.com',
};

const cms = setupCms((cms) => {
	cms.on('listUsers', { status: true, data: [oneself, somebody], pagination: [1], total: 2 });
	cms.on('deleteUser', deletedResponse);
});

afterEach(() => {
	alertMixin.close();
	getSession().forget();
});

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

test('a user’s own account cannot be deleted, individually or in bulk', async () => {
	signIn();
	renderScreen(ManageUsers);
	await screen.findByText('Nadia Alam');
	const own = within(row('Nadia Alam'));
	expect(own.getByRole('link', { name: 'Edit Nadia Alam' })).toBeVisible();
	expect(own.queryByRole('button')).not.toBeInTheDocument();
	expect(own.queryByRole('checkbox')).not.toBeInTheDocument();
	expect(own.getByText(messages.ownAccount)).toBeInTheDocument();
	const other = within(row('Tom Hartley'));
	expect(other.queryByText(messages.ownAccount)).not.toBeInTheDocument();
	expect(other.getByRole('button', { name: 'Delete Tom Hartley' })).toBeVisible();

	await userEvent.click(screen.getByRole('checkbox', { name: 'Select all users on this page' }));
	expect(screen.getByRole('checkbox', { name: 'Select all users on this page' })).toBeChecked();
	expect(screen.getByText('1 selected')).toBeVisible();
	await userEvent.click(screen.getByRole('button', { name: 'Delete 1' }));
	await userEvent.click(
		await screen.findByRole('button', { name: messages.deletionTexts.confirm, hidden: true }),
	);
	await screen.findByText(messages.deletionTexts.doneTitle);
	await userEvent.click(await screen.findByRole('button', { name: 'OK', hidden: true }));
	await waitFor(() =>
		expect(cms.asked('deleteUser').map(({ params }) => params.id)).toEqual(['somebody']),
	);
});
