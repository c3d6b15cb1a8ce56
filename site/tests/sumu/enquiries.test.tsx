import type { ContactMessage } from '@sumu/contract';
import { endpointExamples, toItemResponse } from '@sumu/contract/examples';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { browserClient } from '../../src/lib/query/client';
import Messages from '../../src/routes/sumu/messages';
import { setupCms } from '../../src/testing/cms';
import { openWorkplace, renderRoute } from './workplace';

const example = endpointExamples.listMessages.response.data[0] as ContactMessage;
const message: ContactMessage = {
	...example,
	name: 'Ann',
	read: true,
	stage: 'new',
	note: '',
	value: null,
	followUp: null,
	answers: [],
	projects: [{ _id: 'tea', name: 'Hill Tracts Tea' }],
	pages: ['/about', '/project/tea'],
};
const { data: site } = endpointExamples.getSite.response;
const savedReply = { _id: 'thanks', title: 'Thanks', text: 'Dear {name}, about {project}: yes.' };

const cms = setupCms();
beforeEach(() => {
	browserClient().clear();
	openWorkplace();
	cms.on('listMessages', { status: true, data: [message], pagination: [1], total: 1 });
	cms.on('getSite', toItemResponse({ ...site, stages: { ...site.stages, won: 'Booked' } }));
	cms.on('changeMessage', endpointExamples.changeMessage.response);
	cms.on('listReplies', { status: true, data: [savedReply], pagination: [] });
});

const open = () =>
	renderRoute('/sumu/messages', `/sumu/messages?open=${message._id}`, { default: Messages });
const openForm = async () => within(await screen.findByRole('form', { name: 'Enquiry' }));
const bodies = () => cms.asked('changeMessage').map(({ body }) => body);

test('stage, value, reminder and note are saved together, only what changed', async () => {
	open();
	const form = await openForm();
	await form.findByRole('option', { name: 'Booked' });
	await userEvent.selectOptions(form.getByLabelText('Stage'), 'Booked');
	await userEvent.type(form.getByLabelText('Value'), '1200');
	await userEvent.type(form.getByLabelText('Remind me on'), '2026-12-24');
	await userEvent.click(form.getByRole('button', { name: 'Save' }));
	expect(await form.findByText('Saved')).toBeVisible();
	await userEvent.type(form.getByLabelText('Private note'), 'Likes blue');
	await userEvent.click(form.getByRole('button', { name: 'Save' }));
	await waitFor(() =>
		expect(bodies()).toEqual([
			{ stage: 'won', value: 1200, followUp: '2026-12-24' },
			{ note: 'Likes blue' },
		]),
	);
});

test('a message shows the pages that its sender had read before, in order', async () => {
	open();
	await screen.findByRole('heading', { name: 'Pages read before writing' });
	const links = screen.getAllByRole('link', { name: /^\// });
	expect(links.map((link) => link.getAttribute('href'))).toEqual(['/about', '/project/tea']);
});

test('a refused change is explained and stays in the form', async () => {
	cms.refuse('changeMessage', 400, { message: 'Not that value', times: 1 });
	open();
	const form = await openForm();
	await userEvent.type(form.getByLabelText('Private note'), 'Likes blue');
	await userEvent.click(form.getByRole('button', { name: 'Save' }));
	expect(await form.findByText('Not that value')).toBeVisible();
	expect(form.getByLabelText('Private note')).toHaveValue('Likes blue');
});

test('marking as spam closes the message', async () => {
	open();
	const form = await openForm();
	await userEvent.click(form.getByRole('button', { name: 'Mark as spam' }));
	await waitFor(() => expect(bodies()).toEqual([{ stage: 'spam' }]));
	await waitFor(() => expect(screen.queryByRole('form', { name: 'Enquiry' })).toBeNull());
});

test('spam is listed by its stage, and can be taken back', async () => {
	cms.on('listMessages', {
		status: true,
		data: [{ ...message, stage: 'spam' }],
		pagination: [1],
		total: 1,
	});
	renderRoute('/sumu/messages', `/sumu/messages?stage=spam&open=${message._id}`, {
		default: Messages,
	});
	const form = await openForm();
	expect(cms.asked('listMessages')[0]?.query).toMatchObject({ stage: 'spam' });
	await userEvent.click(form.getByRole('button', { name: 'Not spam' }));
	await waitFor(() => expect(bodies()).toEqual([{ stage: 'new' }]));
});

test('a saved reply is inserted with the sender’s name and projects', async () => {
	open();
	await screen.findByRole('option', { name: 'Thanks' });
	await userEvent.selectOptions(screen.getByLabelText('Insert a saved reply'), 'Thanks');
	expect(screen.getByLabelText('Your reply')).toHaveValue('Dear Ann, about Hill Tracts Tea: yes.');
});

test('a reply is saved for other messages', async () => {
	cms.on('addReply', endpointExamples.addReply.response);
	open();
	const reply = await screen.findByLabelText('Your reply');
	// An unsent reply stays with its message.
	await userEvent.clear(reply);
	await userEvent.type(reply, 'See you soon.');
	await userEvent.click(screen.getByText('Save your reply for other messages'));
	await userEvent.type(screen.getByLabelText('Title'), 'Soon');
	await userEvent.click(screen.getByRole('button', { name: 'Save reply' }));
	expect(await screen.findByText('Reply saved')).toBeVisible();
	expect(cms.asked('addReply').map(({ body }) => body)).toEqual([
		{ title: 'Soon', text: 'See you soon.' },
	]);
});

test('keys lead to the next and the previous message, to the reply and to the stage', async () => {
	const second = { ...message, _id: 'second', subject: 'Second message', name: 'Ben' };
	cms.on('listMessages', { status: true, data: [message, second], pagination: [1], total: 2 });
	open();
	await openForm();
	const user = userEvent.setup();
	await user.keyboard('j');
	const dialog = await screen.findByRole('dialog', { name: 'Second message' });
	await user.keyboard('{Control>}k{/Control}');
	await user.keyboard('s');
	expect(within(dialog).getByLabelText('Stage')).toHaveFocus();
	await user.tab();
	await user.keyboard('k');
	expect(dialog).toHaveAccessibleName('Second message');
	act(() => within(dialog).getByRole('link', { name: 'Previous' }).focus());
	await user.keyboard('r');
	const reply = within(dialog).getByLabelText('Your reply');
	expect(reply).toHaveFocus();
	await user.keyboard('jk');
	expect(reply).toHaveValue('jk');
	act(() => within(dialog).getByRole('link', { name: 'Previous' }).focus());
	await user.keyboard('k');
	expect(await screen.findByRole('dialog', { name: message.subject })).toBeVisible();
});

test('the board has a column for each stage, between which messages move', async () => {
	const won: ContactMessage = {
		...message,
		_id: 'won',
		subject: 'Bakery',
		stage: 'won',
		value: 900,
	};
	cms.on('listMessages', ({ query }) => {
		const data = [message, won].filter(({ stage }) => stage === query.stage);
		return { status: true, data, pagination: [1], total: data.length };
	});
	renderRoute('/sumu/messages', '/sumu/messages?view=board', { default: Messages });
	const column = (name: string) => within(screen.getByRole('region', { name }));
	await screen.findByRole('region', { name: 'Booked' });
	expect(column('Booked').getByRole('link', { name: 'Bakery' })).toBeVisible();
	expect(column('Lost').queryByRole('listitem')).toBeNull();
	await userEvent.selectOptions(screen.getByLabelText(`Stage of ${message.subject}`), 'Talking');
	await waitFor(() => expect(bodies()).toEqual([{ stage: 'talking' }]));
	const dropped = new Map<string, string>();
	const dataTransfer = {
		setData: (type: string, value: string) => dropped.set(type, value),
		getData: (type: string) => dropped.get(type) ?? '',
	};
	const card = column('Booked').getByRole('listitem');
	fireEvent.dragStart(card, { dataTransfer });
	fireEvent.drop(screen.getByRole('region', { name: 'Lost' }), { dataTransfer });
	await waitFor(() => expect(bodies()).toEqual([{ stage: 'talking' }, { stage: 'lost' }]));
});

test('the board opens the message in its address', async () => {
	cms.on('listMessages', ({ query }) => {
		const data = query.stage === message.stage ? [message] : [];
		return { status: true, data, pagination: [1], total: data.length };
	});
	renderRoute('/sumu/messages', `/sumu/messages?view=board&open=${message._id}`, {
		default: Messages,
	});
	expect(await screen.findByRole('dialog', { name: message.subject })).toBeVisible();
});
