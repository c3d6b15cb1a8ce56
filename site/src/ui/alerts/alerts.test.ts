// @vitest-environment jsdom
import { messages } from '@sumu/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askConfirmation, confirmDeletion, showAlert, showToast } from '.';
import { alertMixin } from './swal';

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
	document.body.innerHTML = '<button type="button">Delete</button>';
	screen.getByRole('button', { name: 'Delete' }).focus();
});

// SweetAlert2 tracks the open dialog independently of the document and restores the focus a moment later.
afterEach(async () => {
	alertMixin.close();
	await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus());
});

test('a confirmed deletion runs, reports success and restores focus', async () => {
	const remove = vi.fn(async () => {});
	const done = confirmDeletion('project', remove);
	await screen.findByText('You are sure to delete project information');
	expect(remove).not.toHaveBeenCalled();
	await click('Yes, delete it !');
	await screen.findByText('Deleted!');
	screen.getByText('Project information has been deleted.');
	expect(remove).toHaveBeenCalledOnce();
	await click('OK');
	await done;
	await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus());
});

test('a cancelled deletion deletes nothing', async () => {
	const remove = vi.fn(async () => {});
	const done = confirmDeletion('project', remove);
	await click('Cancel');
	await screen.findByText(messages.deletionTexts.cancelled);
	await click('OK');
	await done;
	expect(remove).not.toHaveBeenCalled();
});

test('a failed deletion shows the reason', async () => {
	const done = confirmDeletion('user', async () => {
		throw new Error('Nobody answers');
	});
	await click('Yes, delete it !');
	await screen.findByText('Nobody answers');
	expect(screen.queryByText('Deleted!')).not.toBeInTheDocument();
	await click('OK');
	await done;
});

test('a question about an open dialog is inside it, where it can be answered', async () => {
	document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
	const isConfirmed = askConfirmation({ title: 'Delete the picture?', action: 'Delete it' });
	const confirm = await screen.findByRole('button', { name: 'Delete it' });
	expect(confirm.closest('dialog')).not.toBeNull();
	await click('Delete it');
	expect(await isConfirmed).toBe(true);
});

test('a toast does not block; an alert waits for confirmation', async () => {
	await showToast('success', { title: messages.loggedIn });
	await screen.findByText(messages.loggedIn);
	const told = showAlert('info', { title: messages.notAdmin });
	await click('OK');
	await told;
});
