import type { TestimonialRequest } from '@sumu/contract';
import { endpointExamples, toListResponse } from '@sumu/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import {
	AskForTestimonial,
	type KnownClient,
} from '../../src/features/admin/testimonials/ask-for-testimonial';
import TestimonialsScreen from '../../src/features/admin/testimonials/testimonials-screen';
import { browserClient } from '../../src/lib/query/client';
import { setupCms } from '../../src/testing/cms';
import { renderRoute, signIn } from './workplace';

const cms = setupCms();
const { data: link } = endpointExamples.requestTestimonial.response;
const path = '/sumu/testimonials';
const openScreen = () => renderRoute(path, path, { default: TestimonialsScreen });

beforeEach(() => {
	browserClient().clear();
	signIn();
	cms.on('listProjects', endpointExamples.listProjects.response);
});

test('a link is created with its project, sent by e-mail and copied', async () => {
	cms.on('listTestimonialRequests', toListResponse<TestimonialRequest>());
	openScreen();
	expect(await screen.findByText('You haven’t asked anyone for a testimonial yet.')).toBeVisible();
	const user = userEvent.setup();
	await user.click(screen.getByRole('button', { name: 'New link' }));
	const dialog = within(screen.getByRole('dialog', { name: 'Ask for a testimonial' }));
	const [project] = endpointExamples.listProjects.response.data;
	await dialog.findByRole('option', { name: project?.projectsName });
	await user.selectOptions(dialog.getByLabelText('Project'), project?._id ?? '');
	await user.type(dialog.getByLabelText('Name of the client'), 'Nadia Alam');
	expect(dialog.queryByRole('checkbox')).toBeNull();
	await user.type(dialog.getByLabelText('E-mail address'), link.email);
	expect(dialog.getByRole('checkbox')).toBeChecked();
	cms.on('requestTestimonial', endpointExamples.requestTestimonial.response);
	cms.on('listTestimonialRequests', toListResponse(link));
	await user.click(dialog.getByRole('button', { name: 'Create and send link' }));
	expect(await dialog.findByText(`Link sent to ${link.email}`)).toBeVisible();
	expect(cms.asked('requestTestimonial')[0]?.body).toEqual({
		projectId: project?._id,
		name: 'Nadia Alam',
		email: link.email,
		remind: true,
	});
	await user.click(dialog.getByRole('button', { name: 'Copy the link for Nadia Alam' }));
	expect(await dialog.findByText('Link copied')).toBeVisible();
	expect(await navigator.clipboard.readText()).toBe(link.url);
	await user.click(dialog.getByRole('button', { name: 'Close' }));
	const row = (await screen.findByText('About Hill Tracts Tea')).closest('li');
	expect(row).toHaveTextContent(
		`Not used yet · sent to ${link.email} · reminder after seven days · expires on`,
	);
});

test('a link is revoked after confirmation, and a received testimonial leads to its review', async () => {
	const used: TestimonialRequest = {
		...link,
		_id: 'used',
		name: 'Omar Haddad',
		state: 'used',
		reviewId: 'review',
	};
	cms.on('listTestimonialRequests', toListResponse(link, used));
	cms.on('revokeTestimonialRequest', endpointExamples.revokeTestimonialRequest.response);
	openScreen();
	expect(
		await screen.findByRole('link', { name: 'Open the review by Omar Haddad' }),
	).toHaveAttribute('href', '/sumu/review-update/review');
	expect(screen.queryByRole('button', { name: 'Revoke the link for Omar Haddad' })).toBeNull();
	await userEvent.click(screen.getByRole('button', { name: 'Revoke the link for Nadia Alam' }));
	const question = await screen.findByRole('dialog', { name: 'Revoke this link?' });
	cms.on(
		'listTestimonialRequests',
		toListResponse<TestimonialRequest>({ ...link, state: 'revoked' }, used),
	);
	await userEvent.click(within(question).getByRole('button', { name: 'Revoke' }));
	expect(await screen.findByText(/^Revoked/)).toBeVisible();
	expect(cms.asked('revokeTestimonialRequest')[0]?.params).toEqual({ id: link._id });
});

test('an enquiry or a project opens the form with what is known, and a refusal is shown', async () => {
	const client: KnownClient = {
		messageId: 'enquiry',
		name: 'Nadia Alam',
		email: link.email,
		project: { id: 'draft', name: 'Unpublished shop' },
	};
	cms.on('listTestimonialRequests', toListResponse<TestimonialRequest>());
	cms.refuse('requestTestimonial', 404, { message: 'Not found' });
	renderRoute('/sumu/*', '/sumu/messages', {
		default: () => (
			<>
				<AskForTestimonial client={client} />
				<TestimonialsScreen />
			</>
		),
	});
	await userEvent.click(await screen.findByRole('link', { name: 'Ask for a testimonial' }));
	const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a testimonial' }));
	expect(dialog.getByLabelText('Project')).toHaveValue('draft');
	expect(dialog.getByLabelText('E-mail address')).toHaveValue(link.email);
	await userEvent.click(dialog.getByRole('button', { name: 'Create and send link' }));
	expect(await dialog.findByText('Not found')).toBeVisible();
	expect(cms.asked('requestTestimonial')[0]?.body).toMatchObject({
		messageId: 'enquiry',
		projectId: 'draft',
	});
});

test('after the link is created, loading the page again does not open the form', async () => {
	cms.on('listTestimonialRequests', toListResponse<TestimonialRequest>());
	cms.on('requestTestimonial', endpointExamples.requestTestimonial.response);
	const readState = vi.fn<(state: unknown) => void>();
	const Linked = () => {
		readState(useLocation().state);
		return (
			<>
				<AskForTestimonial client={{ name: 'Nadia Alam', email: link.email }} />
				<TestimonialsScreen />
			</>
		);
	};
	renderRoute('/sumu/*', '/sumu/messages', { default: Linked });
	await userEvent.click(await screen.findByRole('link', { name: 'Ask for a testimonial' }));
	const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a testimonial' }));
	expect(readState.mock.lastCall?.[0]).not.toBeNull();
	await userEvent.click(dialog.getByRole('button', { name: 'Create and send link' }));
	expect(await dialog.findByText(`Link sent to ${link.email}`)).toBeVisible();
	await waitFor(() => expect(readState.mock.lastCall?.[0]).toBeNull());
});
