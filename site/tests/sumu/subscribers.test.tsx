import type { NewsletterSubscriber } from '@sumu/contract';
import { endpointExamples, toChangedResponse, toListResponse } from '@sumu/contract/examples';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { browserClient } from '../../src/lib/query/client';
import Subscribers from '../../src/routes/sumu/subscribers';
import { setupCms } from '../../src/testing/cms';
import { openWorkplace, renderRoute } from './workplace';

const cms = setupCms();
const example = endpointExamples.listSubscribers.response.data[0] as NewsletterSubscriber;
const subscriber: NewsletterSubscriber = { ...example, email: 'ann@example.com', tags: ['Tea'] };
const path = '/sumu/subscribers';

/** Opens the dialog of a subscriber. */
async function open(item: NewsletterSubscriber) {
	show(item);
	renderRoute(path, `${path}?open=${item._id}`, { default: Subscribers });
	return within(await screen.findByRole('dialog', { name: item.email }));
}
const show = (item: NewsletterSubscriber) =>
	cms.on('listSubscribers', { status: true, data: [item], pagination: [1], total: 1 });

beforeEach(() => {
	browserClient().clear();
	openWorkplace();
	cms.on('listSubscriberTags', toListResponse({ tag: 'Tea', count: 1 }));
	cms.on('changeSubscriber', toChangedResponse(subscriber));
});

test('the tags of a subscriber are shown with the consent, and changed', async () => {
	const dialog = await open({ ...subscriber, consentNote: 'Asked at the fair' });
	expect(dialog.getByText('Asked at the fair')).toBeVisible();
	expect(dialog.queryByRole('button', { name: /Resend|again/ })).toBeNull();
	const field = dialog.getByRole('textbox', { name: 'Tags' });
	expect(field).toHaveValue('Tea');
	await userEvent.type(field, ', clients');
	show({ ...subscriber, tags: ['Tea', 'clients'] });
	await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
	expect(await dialog.findByText('Saved')).toBeVisible();
	expect(cms.asked('changeSubscriber')[0]?.body).toEqual({ tags: ['Tea', 'clients'] });
});

test('refused tags are explained and stay in the field', async () => {
	cms.refuse('changeSubscriber', 400, { message: 'Not such a tag', times: 1 });
	const dialog = await open(subscriber);
	const field = dialog.getByRole('textbox', { name: 'Tags' });
	await userEvent.type(field, ', a-b');
	await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
	expect(await dialog.findByText('Not such a tag')).toBeVisible();
	expect(field).toHaveValue('Tea, a-b');
});

test('a suspended address gets letters again', async () => {
	const dialog = await open({ ...subscriber, suspendedOn: subscriber.date });
	expect(dialog.getByText(/^Suspended on .* three letters in a row were refused\.$/)).toBeVisible();
	show(subscriber);
	await userEvent.click(dialog.getByRole('button', { name: 'Send letters again' }));
	expect(await dialog.findByText('Gets letters again')).toBeVisible();
	expect(cms.asked('changeSubscriber')[0]?.body).toEqual({ suspended: false });
});

test('the confirmation is sent again, unless it was sent a moment ago', async () => {
	cms.on('resendSubscription', endpointExamples.resendSubscription.response);
	cms.refuse('resendSubscription', 409, { message: 'Try again later', times: 1 });
	const dialog = await open({ ...subscriber, confirmed: false, confirmedOn: null });
	const resend = dialog.getByRole('button', { name: 'Resend the confirmation' });
	await userEvent.click(resend);
	expect(await dialog.findByText('Try again later')).toBeVisible();
	await userEvent.click(resend);
	expect(await dialog.findByText('Sent')).toBeVisible();
});
