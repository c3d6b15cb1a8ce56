import { messages, type SetupProgress, type SystemSettings } from '@sumu/contract';
import { endpointExamples, toItemResponse } from '@sumu/contract/examples';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { detectLocale } from '../../src/features/admin/setup/browser-locale';
import { SetupCard } from '../../src/features/admin/setup/setup-card';
import { browserClient } from '../../src/lib/query/client';
import * as setup from '../../src/routes/sumu/setup';
import { setupCms } from '../../src/testing/cms';
import { renderRoute, renderScreen, signIn } from './workplace';

const cms = setupCms();
const { data: fresh } = endpointExamples.readSetup.response;

beforeEach(() => {
	browserClient().clear();
	signIn();
	cms.on('readSetup', toItemResponse(fresh));
});

const answer = (state: Partial<SetupProgress>) => ({
	acknowledged: true as const,
	data: { ...fresh, ...state, acknowledged: true as const },
});

test('the overview lists the first steps until dismissed, and shows a failed dismissal', async () => {
	renderScreen(SetupCard);
	const card = await screen.findByRole('region', { name: 'First steps' });
	expect(card).toHaveTextContent('1 of 10 done');
	const links = within(card).getAllByRole('link');
	expect(links.map((link) => link.textContent)).toEqual([
		'Open:Language, currency and time zone',
		'Done:Your name',
		'Open:A portrait',
		'Open:A headline',
		'Open:Your first project',
		'Open:How to reach you',
		'Open:Your colours',
		'Open:Legal texts',
		'Open:E-mail',
		'Open:Backups',
		'Continue',
	]);
	expect(links.at(-1)).toHaveAttribute('href', '/sumu/first-steps#step-language');
	cms.refuse('saveSetup', 503, { message: 'Out of order', times: 1 });
	await userEvent.click(within(card).getByRole('button', { name: 'Dismiss' }));
	expect(await within(card).findByText('Out of order')).toBeVisible();
	cms.on('saveSetup', answer({ dismissed: true, shown: false }));
	await userEvent.click(within(card).getByRole('button', { name: 'Dismiss' }));
	await expect.poll(() => screen.queryByRole('region')).toBeNull();
	expect(cms.asked('saveSetup').at(-1)?.body).toEqual({ dismissed: true });
});

test('each step saves only its own fields and can be skipped and resumed', async () => {
	cms.on('getSite', endpointExamples.getSite.response);
	renderRoute('/sumu/first-steps', '/sumu/first-steps', setup);
	const step = async (name: string) => within(await screen.findByRole('group', { name }));
	const name = (await step('Your name')).getByLabelText('Your name');
	fireEvent.change(name, { target: { value: '' } });
	await userEvent.click(screen.getByRole('button', { name: 'Save' }));
	expect(await screen.findByText('Some fields need your attention.')).toBeVisible();
	fireEvent.change(name, { target: { value: 'Anna' } });
	await userEvent.click(screen.getByRole('button', { name: 'Save' }));
	await expect.poll(() => cms.asked('updateSite')).toHaveLength(1);
	expect(cms.asked('updateSite')[0]?.body).toMatchObject({ ownerName: 'Anna' });
	expect(Object.keys(cms.asked('updateSite')[0]?.body ?? {}).sort()).toEqual([
		'ownerName',
		'updated',
	]);

	expect((await step('Your first project')).getByRole('link')).toHaveAttribute(
		'href',
		'/sumu/upload-project',
	);
	const steps = fresh.steps.map((each) =>
		each.step === 'legal' ? { ...each, state: 'skipped' as const } : each,
	);
	cms.refuse('saveSetup', 503, { message: 'Out of order', times: 1 });
	await userEvent.click((await step('Legal texts')).getByRole('button', { name: /^Skip/ }));
	expect(await (await step('Legal texts')).findByText('Out of order')).toBeVisible();
	cms.on('saveSetup', answer({ steps }));
	await userEvent.click((await step('Legal texts')).getByRole('button', { name: /^Skip/ }));
	expect(cms.asked('saveSetup').at(-1)?.body).toEqual({ skipped: ['legal'] });
	await userEvent.click(
		await (await step('Legal texts')).findByRole('button', { name: /^Resume/ }),
	);
	expect(cms.asked('saveSetup').at(-1)?.body).toEqual({ skipped: [] });
});

/** Sets what the browser says about its user. */
function setBrowserLocale(languages: readonly string[], timeZone: string) {
	const { resolvedOptions } = Intl.DateTimeFormat.prototype;
	const spies = [
		vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages),
		vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
			this: Intl.DateTimeFormat,
		) {
			return { ...resolvedOptions.call(this), timeZone };
		}),
	];
	onTestFinished(() => {
		for (const spy of spies) spy.mockRestore();
	});
}

test('the browser’s language, currency and time zone are saved in one click', async () => {
	setBrowserLocale(['de-AT', 'en'], 'Europe/Vienna');
	cms.on('getSite', endpointExamples.getSite.response);
	renderRoute('/sumu/first-steps', '/sumu/first-steps', setup);
	const step = within(
		await screen.findByRole('group', { name: 'Language, currency and time zone' }),
	);
	expect(step.getByText(/Österreichisches Deutsch, EUR, Europe\/Vienna/)).toBeVisible();
	expect(step.getByRole('status')).toHaveTextContent('$1,234');
	await userEvent.click(step.getByRole('button', { name: 'Use your browser’s settings' }));
	await expect.poll(() => cms.asked('updateSite')).toHaveLength(1);
	expect(cms.asked('updateSite')[0]?.body).toEqual({
		language: 'de-AT',
		currency: 'EUR',
		timeZone: 'Europe/Vienna',
		updated: expect.any(String),
	});
	expect(step.getByLabelText('Language')).toHaveValue('de-AT');
	expect(step.getByRole('status')).toHaveTextContent('€');
	expect(step.queryByRole('button', { name: 'Use your browser’s settings' })).toBeNull();
});

test('a language without a translation is announced as one', async () => {
	setBrowserLocale(['fi-FI'], 'Europe/Helsinki');
	cms.on('getSite', endpointExamples.getSite.response);
	renderRoute('/sumu/first-steps', '/sumu/first-steps', setup);
	const step = within(
		await screen.findByRole('group', { name: 'Language, currency and time zone' }),
	);
	expect(step.getByRole('status')).not.toHaveTextContent('translated');
	await userEvent.click(step.getByRole('button', { name: 'Use your browser’s settings' }));
	expect(step.getByRole('status')).toHaveTextContent('isn’t translated into Finnish');
});

test('an American browser elsewhere suggests the currency of its time zone', () => {
	expect(detectLocale(['en-US', 'en', 'cs'], 'Europe/Prague').currency).toBe('CZK');
	expect(detectLocale(['en-US', 'en'], 'America/New_York').currency).toBe('USD');
	expect(detectLocale(['xx-invalid-tag-1'], 'Nowhere/Land')).toEqual({
		...{ language: 'en', currency: 'USD', timeZone: 'UTC' },
	});
});

test('dismissed first steps can be shown in the overview again', async () => {
	cms.on('getSite', endpointExamples.getSite.response);
	cms.on('readSetup', toItemResponse({ ...fresh, dismissed: true, shown: false }));
	renderRoute('/sumu/first-steps', '/sumu/first-steps', setup);
	await userEvent.click(await screen.findByRole('button', { name: 'Show it on the overview' }));
	expect(cms.asked('saveSetup').at(-1)?.body).toEqual({ dismissed: false });
});

const upkeep = endpointExamples.readUpkeep.response;
const nobodys = {
	mail: { by: 'nobody', host: '', port: 587, user: '', sender: '' },
	backups: { by: 'nobody', nights: 0 },
} as const;
const answerUpkeep = (data: SystemSettings) => ({
	acknowledged: true as const,
	data: { ...data, acknowledged: true as const },
});

async function openUpkeep(data: SystemSettings) {
	cms.on('getSite', endpointExamples.getSite.response);
	cms.on('getOverview', endpointExamples.getOverview.response);
	cms.on('readUpkeep', toItemResponse(data));
	cms.on('getUser', endpointExamples.getUser.response);
	renderRoute('/sumu/first-steps', '/sumu/first-steps', setup);
	return async (name: string) => within(await screen.findByRole('form', { name }));
}

test('a mail server is validated in its step and saved after a test e-mail', async () => {
	const form = await (await openUpkeep(nobodys))('E-mail server');
	const type = (label: string, text: string) => userEvent.type(form.getByLabelText(label), text);
	const send = () =>
		userEvent.click(form.getByRole('button', { name: 'Save and send a test e-mail' }));
	await send();
	expect(await form.findByText(messages.mailServerName)).toBeVisible();
	expect(form.getByText(messages.mailSender)).toBeVisible();
	expect(cms.asked('saveMailServer')).toEqual([]);

	const choose = (provider: string) =>
		userEvent.selectOptions(form.getByLabelText('Provider'), provider);
	await choose('Gmail');
	expect(form.getByLabelText('Server')).toHaveValue('smtp.gmail.com');
	expect(form.getByLabelText('Port')).toHaveValue(465);
	expect(form.getByText(/an app password from your Google account/)).toBeVisible();
	await choose('Another provider');

	await type('Server', 'smtp.example.com');
	await type('User name (optional)', 'anna');
	await type('Password (optional)', 'sesame');
	await type('From', 'Anna <anna@example.com>');
	await type('Your password for this site', 'Mine2');
	cms.refuse('saveMailServer', 400, {
		message: messages.mailServerRefuses,
		fields: { password: messages.mailServerRefuses },
		times: 1,
	});
	await send();
	expect(await form.findByText(messages.mailServerRefuses)).toBeVisible();
	expect(form.getByLabelText('Server')).toHaveValue('smtp.example.com');

	cms.on('saveMailServer', answerUpkeep(upkeep.data));
	cms.on('readUpkeep', upkeep);
	await send();
	await screen.findByText('Saved. A test e-mail is on its way to you.');
	expect(cms.asked('saveMailServer').at(-1)?.body).toEqual({
		host: 'smtp.example.com',
		port: 587,
		user: 'anna',
		password: 'sesame',
		sender: 'Anna <anna@example.com>',
		currentPassword: 'Mine2',
	});
});

test('a saved mail server hides its password, keeps it when left blank and can be removed', async () => {
	const find = await openUpkeep(upkeep.data);
	const form = await find('E-mail server');
	const { host, user, sender } = upkeep.data.mail;
	expect(form.getByLabelText('Server')).toHaveValue(host);
	expect(form.getByLabelText('User name (optional)')).toHaveValue(user);
	expect(form.getByLabelText('Password (optional)')).toHaveValue('');
	cms.on('saveMailServer', answerUpkeep(upkeep.data));
	await userEvent.click(form.getByRole('button', { name: 'Save and send a test e-mail' }));
	await screen.findByText('Saved. A test e-mail is on its way to you.');
	expect(cms.asked('saveMailServer')[0]?.body).not.toHaveProperty('password');
	expect(cms.asked('saveMailServer')[0]?.body).toMatchObject({ sender });

	await userEvent.click(screen.getByRole('button', { name: 'Remove server' }));
	const question = await find('Remove this e-mail server?');
	cms.refuse('removeMailServer', 400, {
		message: messages.wrongPassword,
		fields: { currentPassword: messages.wrongPassword },
		times: 1,
	});
	await userEvent.click(question.getByRole('button', { name: 'Remove server' }));
	expect(await question.findByText(messages.wrongPassword)).toBeVisible();
	await userEvent.type(await question.findByLabelText('Your password for this site'), 'Mine2');
	cms.on('removeMailServer', answerUpkeep(nobodys));
	cms.on('readUpkeep', toItemResponse(nobodys));
	await userEvent.click(question.getByRole('button', { name: 'Remove server' }));
	await expect.poll(() => cms.asked('removeMailServer')).toHaveLength(2);
	expect(cms.asked('removeMailServer').at(-1)?.body).toEqual({ currentPassword: 'Mine2' });
	await expect
		.poll(async () => (await find('E-mail server')).getByLabelText('Server'))
		.toHaveValue('');
});

test('the DNS records of the sender are checked and those to add are shown', async () => {
	await openUpkeep(upkeep.data);
	const panel = within(await screen.findByRole('region', { name: 'DNS records' }));
	const check = () => userEvent.click(panel.getByRole('button', { name: 'Check DNS records' }));
	cms.refuse('checkMailRecords', 503, { message: 'Out of order', times: 1 });
	await check();
	expect(await panel.findByRole('alert')).toHaveTextContent('Couldn’t check the DNS records.');

	const example = endpointExamples.checkMailRecords.response;
	cms.on('checkMailRecords', example);
	await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
	const list = within(await panel.findByRole('list', { name: 'DNS records of example.com' }));
	for (const text of ['SPF: found', 'DKIM: missing', 'DMARC: wrong'])
		expect(list.getByText(text)).toBeVisible();
	expect(list.getByText('b1.example-com.dkim.brevo.com')).toBeVisible();
	expect(panel.queryByRole('alert')).toBeNull();

	cms.on('checkMailRecords', toItemResponse({ domain: 'gmail.com', records: [] }));
	await check();
	expect(await panel.findByText(/manages the records of gmail.com/)).toBeVisible();
});

test('DNS records are not checked before server and sender are known', async () => {
	const form = await (await openUpkeep(nobodys))('E-mail server');
	const panel = within(screen.getByRole('region', { name: 'DNS records' }));
	const button = panel.getByRole('button', { name: 'Check DNS records' });
	expect(button).toHaveAttribute('aria-disabled', 'true');
	await userEvent.click(button);
	expect(cms.asked('checkMailRecords')).toEqual([]);
	await userEvent.type(form.getByLabelText('Server'), 'smtp.example.com');
	await userEvent.type(form.getByLabelText('From'), 'anna@example.com');
	expect(button).toHaveAttribute('aria-disabled', 'false');
});

test('nightly backups are set in their step, with seven nights by default', async () => {
	const form = await (await openUpkeep(nobodys))('Backups');
	const nights = form.getByLabelText('Backups to keep');
	expect(nights).toHaveValue(7);
	fireEvent.change(nights, { target: { value: '61' } });
	await userEvent.click(form.getByRole('button', { name: 'Save backups' }));
	expect(await form.findByText(messages.numberBetween(0, 60))).toBeVisible();
	fireEvent.change(nights, { target: { value: '5' } });
	await userEvent.type(await form.findByLabelText('Your password for this site'), 'Mine2');
	cms.on('saveBackups', answerUpkeep({ ...nobodys, backups: { by: 'owner', nights: 5 } }));
	await userEvent.click(form.getByRole('button', { name: 'Save backups' }));
	await screen.findByText('A backup is made every night');
	expect(cms.asked('saveBackups')[0]?.body).toEqual({ nights: 5, currentPassword: 'Mine2' });
});

test('a user with two-step sign-in is also asked for a code', async () => {
	const find = await openUpkeep(nobodys);
	const { data } = endpointExamples.getUser.response;
	cms.on('getUser', { ...endpointExamples.getUser.response, data: { ...data, twoStep: true } });
	expect(await (await find('Backups')).findByLabelText(/authenticator app/)).toBeVisible();
});

test('a helper sees that only the first owner can change these settings', async () => {
	cms.on('getSite', endpointExamples.getSite.response);
	cms.on('getOverview', endpointExamples.getOverview.response);
	cms.refuse('readUpkeep', 403, { message: messages.firstOwnerOnly });
	renderRoute('/sumu/first-steps', '/sumu/first-steps', setup);
	const step = within(await screen.findByRole('group', { name: 'Backups' }));
	expect(await step.findByText(/Only the site’s first owner/)).toBeVisible();
	expect(step.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('settings from environment variables are shown but not editable', async () => {
	await openUpkeep({
		mail: { ...upkeep.data.mail, by: 'variable' },
		backups: { by: 'variable', nights: 3 },
	});
	expect(
		await screen.findByText(/sent through smtp.example.com. This is set on the server/),
	).toBeVisible();
	expect(screen.getByText(/The newest 3 are kept. This is set on the server/)).toBeVisible();
	expect(screen.queryByRole('form', { name: 'E-mail server' })).toBeNull();
});

test('a failed load shows an error and can be retried', async () => {
	cms.on('getSite', endpointExamples.getSite.response);
	cms.on('getOverview', endpointExamples.getOverview.response);
	cms.refuse('readUpkeep', 503, { message: 'Out of order' });
	renderRoute('/sumu/first-steps', '/sumu/first-steps', setup);
	const step = within(await screen.findByRole('group', { name: 'Backups' }));
	expect(await step.findByText(/Couldn’t load/)).toBeVisible();
	cms.accept('readUpkeep');
	await userEvent.click(step.getByRole('button', { name: 'Try again' }));
	expect(await screen.findByRole('form', { name: 'Backups' })).toBeVisible();
});
