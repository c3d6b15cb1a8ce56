import type { Setup } from '@sumu/contract';
import { examples, one } from '@sumu/contract/examples';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { SetupCard } from '../../src/features/admin/setup/setup-card';
import { browserClient } from '../../src/lib/query/client';
import * as setup from '../../src/routes/sumu/setup';
import { setupCms } from '../../src/testing/cms';
import { renderRoute, renderScreen, signIn } from './workplace';

const cms = setupCms();
const { data: fresh } = examples.readSetup.response;

beforeEach(() => {
	browserClient().clear();
	signIn();
	cms.on('readSetup', one(fresh));
});

const answer = (state: Partial<Setup>) => ({
	acknowledged: true as const,
	data: { ...fresh, ...state, acknowledged: true as const },
});

test('the overview lists the first steps until they are put away, and says why where that fails', async () => {
	renderScreen(SetupCard);
	const card = await screen.findByRole('region', { name: 'First steps' });
	expect(card).toHaveTextContent('1 of 9 done');
	const links = within(card).getAllByRole('link');
	expect(links.map((link) => link.textContent)).toEqual([
		'Done:Your name',
		'Open:A portrait',
		'Open:A headline',
		'Open:Your first project',
		'Open:How to reach you',
		'Open:Your colours',
		'Open:Legal texts',
		'Open:Mail',
		'Open:Backups',
		'Go on',
	]);
	expect(links.at(-1)).toHaveAttribute('href', '/sumu/first-steps#portrait');
	cms.refuse('saveSetup', 503, { message: 'Out of order', times: 1 });
	await userEvent.click(within(card).getByRole('button', { name: 'Put it away' }));
	expect(await within(card).findByText('Out of order')).toBeVisible();
	cms.on('saveSetup', answer({ dismissed: true, shown: false }));
	await userEvent.click(within(card).getByRole('button', { name: 'Put it away' }));
	await expect.poll(() => screen.queryByRole('region')).toBeNull();
	expect(cms.asked('saveSetup').at(-1)?.body).toEqual({ dismissed: true });
});

test('each step has its fields, which save like the settings, and can be skipped and taken up again', async () => {
	cms.on('getSite', examples.getSite.response);
	renderRoute('/sumu/first-steps', '/sumu/first-steps', setup);
	const step = async (name: string) => within(await screen.findByRole('group', { name }));
	const name = (await step('Your name')).getByLabelText('Your name');
	fireEvent.change(name, { target: { value: '' } });
	await userEvent.click(screen.getByRole('button', { name: 'Save' }));
	expect(await screen.findByText('Some fields need another look.')).toBeVisible();
	fireEvent.change(name, { target: { value: 'Anna' } });
	await userEvent.click(screen.getByRole('button', { name: 'Save' }));
	await expect.poll(() => cms.asked('updateSite')).toHaveLength(1);
	expect(cms.asked('updateSite')[0]?.body).toMatchObject({ ownerName: 'Anna' });
	expect(Object.keys(cms.asked('updateSite')[0]?.body ?? {}).sort()).toEqual([
		'ownerName',
		'updated',
	]);

	expect((await step('Mail')).getByText(/SMTP_URL and MAIL_FROM/)).toBeVisible();
	expect((await step('Your first project')).getByRole('link')).toHaveAttribute(
		'href',
		'/sumu/upload-project',
	);
	const steps = fresh.steps.map((each) =>
		each.step === 'legal' ? { ...each, state: 'skipped' as const } : each,
	);
	cms.on('saveSetup', answer({ steps }));
	await userEvent.click((await step('Legal texts')).getByRole('button', { name: /^Skip/ }));
	expect(cms.asked('saveSetup').at(-1)?.body).toEqual({ skipped: ['legal'] });
	await userEvent.click(
		await (await step('Legal texts')).findByRole('button', { name: /^Take up/ }),
	);
	expect(cms.asked('saveSetup').at(-1)?.body).toEqual({ skipped: [] });
});

test('a list that was put away is brought back where it is found again', async () => {
	cms.on('getSite', examples.getSite.response);
	cms.on('readSetup', one({ ...fresh, dismissed: true, shown: false }));
	renderRoute('/sumu/first-steps', '/sumu/first-steps', setup);
	await userEvent.click(await screen.findByRole('button', { name: 'Show it in the overview' }));
	expect(cms.asked('saveSetup').at(-1)?.body).toEqual({ dismissed: false });
});
