import type { EndpointName } from '@sumu/contract';
import { endpointExamples } from '@sumu/contract/examples';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AddService } from '../../src/features/admin/forms/service-form';
import * as blogUpdate from '../../src/routes/sumu/blog-form';
import { setupCms } from '../../src/testing/cms';
import { alertMixin } from '../../src/ui/alerts/swal';
import { answered } from './updates';
import { openWorkplace, pictureFile, renderRoute, renderScreen } from './workplace';

const cms = setupCms();
const { data: post } = endpointExamples.getBlog.response;
/** Local time of the example's owner in Thimphu, six hours ahead of UTC. */
const local = '2036-11-28T09:30';
const moment = '2036-11-28T03:30:00.000Z';

beforeEach(openWorkplace);
afterEach(() => alertMixin.close());

type Told = Pick<typeof post, 'status' | 'publishAt' | 'shown'>;
const states = {
	draft: { status: 'draft', publishAt: null, shown: false },
	published: { status: 'published', publishAt: null, shown: true },
	modified: { status: 'modified', publishAt: null, shown: true },
	scheduled: { status: 'scheduled', publishAt: moment, shown: true },
} as const satisfies Record<string, Told>;

const stands = (told: Told) => cms.on('getBlog', { status: true, data: { ...post, ...told } });
const answers = (told: Told) => {
	stands(told);
	cms.on('updateBlog', ({ body: { status: _, publishAt: _at, updated: _base, ...typed } }) => ({
		acknowledged: true,
		data: { ...post, ...answered(typed), ...told, acknowledged: true },
	}));
};

async function open(told: Told) {
	stands(told);
	renderRoute('/sumu/blog-update/:id', `/sumu/blog-update/${post._id}`, blogUpdate);
	await screen.findByLabelText('Blog name');
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const bar = () => within(screen.getByRole('group', { name: 'Status and actions' }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const asked = (name: EndpointName) => cms.asked(name);
const lastSent = () => cms.asked('updateBlog').at(-1)?.body;
const { updated } = post;

async function choose(time: string) {
	const field = screen.getByLabelText('Goes live at (Asia/Thimphu)');
	fireEvent.change(field, { target: { value: time } });
	await press('Schedule');
}

test('the form opens with the latest draft', async () => {
	await open(states.modified);
	expect(asked('getBlog')[0]?.query).toEqual({ version: 'draft' });
	expect(asked('getBlog')[0]?.token).toBeDefined();
});

describe('a draft', () => {
	test('has no page on the site, and Ctrl+S saves it as a draft', async () => {
		await open(states.draft);
		expect(bar().getByText('Draft')).toBeVisible();
		expect(screen.queryByRole('link', { name: 'View on site' })).not.toBeInTheDocument();
		expect(screen.queryByRole('button', { name: 'Unpublish' })).not.toBeInTheDocument();
		answers(states.draft);
		await userEvent.type(screen.getByLabelText('Blog name'), '!{Control>}s{/Control}');
		await screen.findByText('Saved as a draft');
		expect(lastSent()).toEqual({ topic: `${post.topic}!`, status: 'draft', updated });
	});

	test('can be published, after which saves go live directly', async () => {
		await open(states.draft);
		answers(states.published);
		await press('Publish');
		await screen.findByText('Update successfully');
		expect(lastSent()).toEqual({ status: 'published', updated });
		expect(await bar().findByText('Published')).toBeVisible();
		await userEvent.type(screen.getByLabelText('Blog name'), '!');
		await press('Update post');
		await waitFor(() => expect(lastSent()).toEqual({ topic: `${post.topic}!`, updated }));
	});

	test('can be scheduled for a future time in the owner’s time zone', async () => {
		await open(states.draft);
		await press('Schedule…');
		await press('Schedule');
		expect(await screen.findByText('Choose a date and a time')).toBeVisible();
		await choose('2020-01-01T10:00');
		expect(await screen.findByText('Please choose a time in the future')).toBeVisible();
		expect(asked('updateBlog')).toEqual([]);
		answers(states.scheduled);
		await choose(local);
		await screen.findByText('Scheduled for 28 Nov 2036, 09:30');
		expect(lastSent()).toEqual({ publishAt: moment, updated });
		expect(await bar().findByText('Scheduled')).toBeVisible();
		expect(bar().getByText('28 Nov 2036, 09:30')).toHaveAttribute('datetime', moment);
	});
});

describe('a scheduled entry', () => {
	test('shows its time, and the schedule can be cancelled', async () => {
		await open(states.scheduled);
		await press('Change the time');
		expect(screen.getByLabelText('Goes live at (Asia/Thimphu)')).toHaveValue(local);
		answers(states.draft);
		await press('Cancel schedule');
		await screen.findByText('Schedule cancelled. It stays a draft until you publish it.');
		expect(lastSent()).toEqual({ publishAt: null, updated });
		expect(await bar().findByText('Draft')).toBeVisible();
	});

	test('keeps its schedule when its text is saved', async () => {
		await open(states.scheduled);
		answers(states.scheduled);
		await userEvent.type(screen.getByLabelText('Blog name'), '!');
		await press('Save draft');
		await screen.findByText('Saved as a draft');
		expect(lastSent()).not.toHaveProperty('publishAt');
	});
});

describe('a newer draft', () => {
	test('shows a notice and links to the published version', async () => {
		await open(states.modified);
		expect(screen.getByText(/The site shows the published version/)).toBeVisible();
		expect(screen.getByRole('link', { name: 'Show what it changes' })).toHaveAttribute(
			'href',
			`/blog/${post._id}`,
		);
	});

	test('is compared with the published version field by field', async () => {
		await open(states.modified);
		const draft = { ...post, ...states.modified, topic: 'Forms that work' };
		cms.on('getBlog', ({ query }) => ({
			status: true,
			data: query.version ? draft : { ...post, ...states.published, topic: 'Forms that fail' },
		}));
		await press('Compare');
		const panel = await dialog('Draft and published version');
		expect(await panel.findByText('Blog name')).toBeVisible();
		expect(panel.getByText('fail').tagName).toBe('DEL');
		expect(panel.getByText('work').tagName).toBe('INS');
		expect(panel.queryByText('Author')).not.toBeInTheDocument();
		await userEvent.click(panel.getByRole('button', { name: 'Close comparison' }));
		expect(button('Compare')).toHaveFocus();
	});

	test('is discarded after confirmation, along with unsaved changes', async () => {
		const shown = { ...post, ...states.published, topic: 'As the site has it' };
		cms.on('discardDraft', { acknowledged: true, data: shown });
		await open(states.modified);
		await userEvent.type(screen.getByLabelText('Blog name'), '!');
		await press('Discard the draft');
		await userEvent.click(
			(await dialog('Discard the draft?')).getByRole('button', { name: 'Cancel' }),
		);
		expect(asked('discardDraft')).toEqual([]);
		await press('Discard the draft');
		const question = await dialog('Discard the draft?');
		await userEvent.click(question.getByRole('button', { name: 'Discard' }));
		await screen.findByText('Draft discarded');
		expect(cms.asked('discardDraft')[0]?.params).toEqual({ kind: 'blog', id: post._id });
		expect(screen.getByLabelText('Blog name')).toHaveValue('As the site has it');
		expect(screen.queryByText(/The site shows the published version/)).not.toBeInTheDocument();
	});
});

describe('a published entry', () => {
	test('can have a newer draft', async () => {
		await open(states.published);
		answers(states.modified);
		await userEvent.type(screen.getByLabelText('Blog name'), '!');
		await press('Save draft');
		await screen.findByText('Saved as a draft');
		expect(lastSent()).toEqual({ topic: `${post.topic}!`, status: 'draft', updated });
		expect(await bar().findByText('Modified')).toBeVisible();
	});

	test('can be unpublished without losing unsaved changes', async () => {
		cms.on('unpublishEntry', { acknowledged: true, data: { ...post, ...states.draft } });
		await open(states.published);
		await userEvent.type(screen.getByLabelText('Blog name'), '!');
		stands(states.draft);
		await press('Unpublish');
		const question = await dialog('Unpublish this?');
		await userEvent.click(question.getByRole('button', { name: 'Unpublish' }));
		await screen.findByText('Unpublished. It is a draft now.');
		expect(cms.asked('unpublishEntry')[0]?.params).toEqual({ kind: 'blog', id: post._id });
		expect(bar().getByText('Draft')).toBeVisible();
		expect(screen.getByLabelText('Blog name')).toHaveValue(`${post.topic}!`);
	});

	test('can be duplicated, and the copy opens', async () => {
		const copy = { ...post, ...states.draft, _id: 'copy' };
		cms.on('duplicateEntry', { acknowledged: true, insertedId: 'copy', data: copy });
		await open(states.published);
		await press('Duplicate');
		await waitFor(() => expect(cms.asked('getBlog').at(-1)?.params).toEqual({ id: 'copy' }));
		expect(cms.asked('duplicateEntry')[0]?.params).toEqual({ kind: 'blog', id: post._id });
	});

	test('shows the reason for a failed action', async () => {
		cms.refuse('duplicateEntry', 500, { message: 'Out of order' });
		await open(states.published);
		await press('Duplicate');
		const alert = await dialog('That didn’t work');
		await waitFor(() => expect(alert.getByText('Out of order')).toBeVisible());
	});
});

describe('a new entry', () => {
	async function fill() {
		fireEvent.change(screen.getByLabelText('Service name'), { target: { value: 'Weaving' } });
		fireEvent.change(screen.getByLabelText('Description'), { target: { value: 'Cloth' } });
		const picture = screen.getByLabelText('Picture', { selector: 'input' });
		await userEvent.upload(picture, pictureFile());
	}
	const sent = () => cms.asked('addService').at(-1)?.body;

	test('is saved as a draft and opens in its own form', async () => {
		renderScreen(AddService);
		await fill();
		await press('Save draft');
		await screen.findByRole('heading', { name: 'Elsewhere' });
		expect(sent()).toMatchObject({ servicesHeader: 'Weaving', status: 'draft' });
		expect(localStorage.getItem('draft:service')).toBeNull();
	});

	test('can be scheduled', async () => {
		renderScreen(AddService);
		await fill();
		await press('Schedule…');
		await choose(local);
		await screen.findByRole('heading', { name: 'Elsewhere' });
		expect(sent()).toMatchObject({ servicesHeader: 'Weaving', publishAt: moment });
		expect(sent()).not.toHaveProperty('status');
	});

	test('links to its page and its form after publishing', async () => {
		renderScreen(AddService);
		await fill();
		await press('Publish');
		await screen.findByText('services add success');
		expect(await screen.findByRole('link', { name: 'View on site' })).toBeVisible();
		expect(screen.getByRole('link', { name: 'Edit' })).toBeVisible();
	});
});
