import { endpointExamples } from '@sumu/contract/examples';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as reviewUpdate from '../../src/routes/sumu/review-form';
import { setupCms } from '../../src/testing/cms';
import { alertMixin } from '../../src/ui/alerts/swal';
import { renderRoute, signIn } from './workplace';

const cms = setupCms();
const { data: review } = endpointExamples.getReview.response;
const { updated } = review;

const waiting = { status: 'draft', publishAt: null, shown: false, pending: true } as const;
const published = { status: 'published', publishAt: null, shown: true, pending: false } as const;

beforeEach(() => void signIn());
afterEach(() => alertMixin.close());

async function open(told: typeof waiting | typeof published) {
	cms.on('getReview', { status: true, data: { ...review, ...told } });
	renderRoute('/sumu/review-update/:id', `/sumu/review-update/${review._id}`, reviewUpdate);
	await screen.findByLabelText('Review');
}
const answers = (told: typeof waiting | typeof published) => {
	const data = { ...review, ...told };
	cms.on('getReview', { status: true, data });
	cms.on('updateReview', { acknowledged: true, data: { ...data, acknowledged: true } });
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const bar = () => within(screen.getByRole('group', { name: 'Status and actions' }));
const sent = () => cms.asked('updateReview').map(({ body }) => body);

test('a pending visitor review is published from its form', async () => {
	await open(waiting);
	expect(bar().getByText('Draft')).toBeVisible();
	expect(screen.getByRole('checkbox')).toHaveAccessibleName(/^Show on the home page/);
	expect(screen.queryByRole('link', { name: 'View on site' })).not.toBeInTheDocument();
	answers(published);
	await press('Publish');
	await screen.findByText('Update successfully');
	expect(sent()).toEqual([{ status: 'published', updated }]);
	expect(await bar().findByText('Published')).toBeVisible();
	expect(screen.getByRole('link', { name: 'View on site' })).toBeVisible();
});

test('an edited pending review stays a draft', async () => {
	await open(waiting);
	answers(waiting);
	fireEvent.change(screen.getByLabelText('Review'), { target: { value: 'Mended.' } });
	await press('Save draft');
	await screen.findByText('Saved as a draft');
	expect(sent()).toEqual([{ reviewText: 'Mended.', status: 'draft', updated }]);
	expect(bar().getByText('Draft')).toBeVisible();
});

test('a published review can be unpublished', async () => {
	await open(published);
	cms.on('unpublishEntry', { acknowledged: true, data: { ...review, ...waiting } });
	await press('Unpublish');
	await userEvent.click(
		within(await screen.findByRole('dialog')).getByRole('button', { name: 'Unpublish' }),
	);
	await waitFor(() => expect(cms.asked('unpublishEntry')).toHaveLength(1));
	expect(cms.asked('unpublishEntry')[0]?.params).toEqual({ kind: 'review', id: review._id });
	expect(await bar().findByText('Draft')).toBeVisible();
});
