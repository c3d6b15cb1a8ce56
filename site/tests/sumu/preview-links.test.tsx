import { messages } from '@sumu/contract';
import { endpointExamples, toItemResponse } from '@sumu/contract/examples';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import PreviewLinks from '../../src/features/admin/preview-links/preview-links';
import { browserClient } from '../../src/lib/query/client';
import { setupCms } from '../../src/testing/cms';
import { renderScreen, signIn } from './workplace';

const cms = setupCms();
const [link] = endpointExamples.listPreviewLinks.response.data;
if (!link) throw new Error('The example lists no link');

beforeEach(() => {
	browserClient().clear();
	signIn();
});

test('active links are listed with their expiry, and one is revoked after confirmation', async () => {
	cms.on('listPreviewLinks', endpointExamples.listPreviewLinks.response);
	renderScreen(PreviewLinks);
	expect(await screen.findByText(link.title)).toBeVisible();
	expect(screen.getByText(/Created by Mira/)).toHaveTextContent(/Expires: .*\d\d:\d\d/);

	cms.refuse('revokePreviewLink', 503, { message: 'Out of order', times: 1 });
	const revoke = () => screen.getByRole('button', { name: `Revoke the link to ${link.title}` });
	await userEvent.click(revoke());
	await userEvent.click(await screen.findByRole('button', { name: 'Revoke' }));
	expect(await screen.findByText('Out of order')).toBeVisible();

	cms.on('revokePreviewLink', endpointExamples.revokePreviewLink.response);
	cms.on('listPreviewLinks', toItemResponse([]));
	await userEvent.click(revoke());
	await userEvent.click(await screen.findByRole('button', { name: 'Revoke' }));
	expect(await screen.findByText('There are no active preview links.')).toBeVisible();
	expect(cms.asked('revokePreviewLink').at(-1)?.params).toEqual({ id: link._id });
});

test('a failed load shows an error and can be retried', async () => {
	cms.refuse('listPreviewLinks', 503, { message: messages.tooManyRequests });
	renderScreen(PreviewLinks);
	expect(await screen.findByText(/Preview links could not be loaded/)).toBeVisible();
	cms.accept('listPreviewLinks');
	await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
	expect(await screen.findByText(link.title)).toBeVisible();
});
