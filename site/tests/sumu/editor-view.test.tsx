import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AddBlog } from '../../src/features/admin/forms/blog-form';
import { setupCms } from '../../src/testing/cms';
import { alertMixin } from '../../src/ui/alerts/swal';
import { openWorkplace, renderScreen } from './workplace';

setupCms();

beforeEach(() => {
	openWorkplace();
	renderScreen(() => <AddBlog show={(html) => html} />);
});
afterEach(() => alertMixin.close());

const getButton = (name: string) => screen.getByRole('button', { name });
const findDetails = () => screen.queryByRole('region', { name: 'Details' });

test('title and text come first, and the details are in a panel that stays closed', async () => {
	const fields = screen.getAllByRole('textbox').map((field) => field.getAttribute('name'));
	expect(fields.slice(0, 2)).toEqual(['topic', 'description']);
	await userEvent.click(getButton('Hide details'));
	expect(findDetails()).toBeNull();
	expect(getButton('Show details')).toHaveAttribute('aria-expanded', 'false');
	expect(localStorage.getItem('editor-details')).toBe('closed');
	await userEvent.click(getButton('Show details'));
	expect(findDetails()).toBeVisible();
});

test('an error in closed details opens them', async () => {
	await userEvent.type(screen.getByLabelText('Blog name'), 'A post');
	await userEvent.type(screen.getByLabelText('Description'), 'Its text');
	await userEvent.clear(screen.getByLabelText('Author'));
	await userEvent.click(getButton('Distraction-free'));
	expect(findDetails()).toBeNull();
	await userEvent.click(getButton('Publish'));
	const details = await screen.findByRole('region', { name: 'Details' });
	expect(within(details).getByLabelText('Author')).toBeInvalid();
	expect(details).toContainElement(document.activeElement as HTMLElement);
});

test('Escape leaves the distraction-free mode', async () => {
	await userEvent.click(getButton('Distraction-free'));
	expect(document.documentElement).toHaveAttribute('data-distraction-free');
	await userEvent.type(screen.getByLabelText('Blog name'), '{Escape}');
	expect(document.documentElement).not.toHaveAttribute('data-distraction-free');
	expect(findDetails()).toBeVisible();
});

test('the words are counted, and the state of the draft is shown', async () => {
	expect(screen.getByText('No unsaved changes')).toBeVisible();
	await userEvent.type(screen.getByLabelText('Description'), 'Three short words');
	expect(await screen.findByText('3 words')).toBeVisible();
	expect(screen.getByText('Saving draft…')).toBeVisible();
	expect(await screen.findByText(/^Draft saved \d\d:\d\d/)).toBeVisible();
});
