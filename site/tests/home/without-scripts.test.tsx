// @vitest-environment node
import { messages } from '@sumu/contract';
import { renderToReadableStream } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { FormPostResult } from '../../src/lib/forms/posted-form';
import { loader } from '../../src/root';
import * as home from '../../src/routes/home';
import { setupCms } from '../../src/testing/cms';
import { site } from '../../src/testing/samples';
import { Site } from './render-home';
import { prepareHome, reviewSamples, serviceSamples, skillSamples } from './samples';

vi.hoisted(() => {
	process.env.INTERNAL_SECRET = 'only-for-tests-0123456789abcdef';
});

const cms = setupCms(prepareHome);

const address = 'http://localhost/';

/** Returns the server's HTML of the page. */
async function html(posted?: FormPostResult) {
	const loaderData = {
		root: await loader(),
		home: await home.loader({ request: new Request(address) }),
	};
	const hydrationData = { loaderData, actionData: posted ? { home: posted } : null };
	const stream = await renderToReadableStream(
		<Site initialEntries={['/']} hydrationData={hydrationData} />,
	);
	await stream.allReady;
	return (await new Response(stream).text()).replaceAll('<!-- -->', '');
}

/** Posts a form like a browser without scripts. */
async function post(fields: Record<string, string>) {
	const body = new URLSearchParams(fields);
	const response = await home.action({ request: new Request(address, { method: 'POST', body }) });
	return { status: response.init?.status, posted: response.data, page: await html(response.data) };
}

const message = {
	form: 'contact',
	name: 'Ann',
	email: 'ann@example.com',
	number: '0171',
	subject: 'A shop',
	details: 'Ten pages',
};

test('the server’s HTML has all content in its final state', async () => {
	const page = await html();
	const texts = [
		'draws',
		'Pixel Perfect',
		'years of experience',
		'Project 1',
		...skillSamples.flatMap(({ skillName, percentage }) => [skillName, `>${percentage}%<`]),
		messages.skillLevel('Expert'),
		'Always learning.',
		...serviceSamples.map(({ servicesDescription }) => servicesDescription),
		...reviewSamples.map(({ reviewText }) => reviewText),
		messages.unknownLocation,
		'Newest excerpt…',
		'>100<',
		'>90<',
		'Subscribe to the newsletter',
		site.contactHours,
		'Your Name',
	];
	for (const text of texts) expect(page).toContain(text);
	expect(page).not.toContain('data-reveal="waiting"');
	expect(page).not.toContain('swiper');
});

test('the loader data does not include full articles', async () => {
	const loaded = JSON.stringify(await home.loader({ request: new Request(address) }));
	expect(loaded).toContain('Newest excerpt');
	expect(loaded).not.toContain('all of it');
});

test('a posted form is sent and confirmed with the sent message', async () => {
	const { status, page } = await post(message);
	expect(status).toBe(200);
	expect(page).toContain(messages.contactSent);
	expect(page).not.toContain('value="ann@example.com"');
	const { form, ...body } = message;
	const shown = /<section aria-label="Your message".*?<\/section>/s.exec(page)?.[0];
	for (const text of Object.values(body)) expect(shown).toContain(`>${text}<`);
	expect(cms.written).toEqual(['sendMessage']);
	expect(cms.asked('sendMessage')[0]?.body).toEqual(body);
});

test('validation errors are shown at the fields and typed values are kept', async () => {
	const { status, page } = await post({ ...message, email: 'ann', details: ' ' });
	expect(status).toBe(400);
	expect(page).toContain(messages.invalidEmail);
	expect(page).toContain(messages.enterDetails);
	expect(page).toContain('value="A shop"');
	expect(cms.written).toEqual([]);
});

test('a failure offers a retry with the typed values', async () => {
	cms.refuse('sendMessage', 429);
	const { status, page } = await post(message);
	expect(status).toBe(429);
	expect(page).toContain(messages.tooManyRequests);
	expect(page).toContain('Try again');
	expect(page).toContain('value="ann@example.com"');
});

test('a form is forwarded with its visitor’s IP address', async () => {
	const body = new URLSearchParams(message);
	const headers = { 'X-Forwarded-For': '203.0.113.9' };
	await home.action({ request: new Request(address, { method: 'POST', body, headers }) });
	expect(cms.asked('sendMessage')[0]?.headers).toMatchObject({
		'x-forwarded-for': '203.0.113.9',
		'x-internal-secret': process.env.INTERNAL_SECRET,
	});
});

test('the newsletter’s confirmation is shown only in its own form', async () => {
	const { page } = await post({ form: 'newsletter', email: 'ann@example.com' });
	expect(page.split(messages.subscriptionReceived)).toHaveLength(2);
	expect(page).not.toContain(messages.contactSent);
	expect(cms.written).toEqual(['subscribeToNewsletter']);
});

test('an unknown form is refused', async () => {
	const body = new URLSearchParams({ form: 'other' });
	const response = home.action({ request: new Request(address, { method: 'POST', body }) });
	await expect(response).rejects.toMatchObject({ init: { status: 400 } });
});
