import {
	addCard,
	deleteCard,
	listProjects,
	pageCards,
	subscribeToNewsletter,
	uploadImage,
} from '@sumu/contract';
import { endpointExamples, toListResponse } from '@sumu/contract/examples';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ApiError, callEndpoint, setApiBase } from '../../lib/api';
import { CmsStandIn } from './cms-stand-in';
import { refusal } from './refusal';

const cms = new CmsStandIn();
const { response } = endpointExamples.listProjects;
const subscription = { body: { email: 'Nadia@Example.com ', website: '' } };

beforeEach(async () => {
	await cms.start();
	setApiBase(`${cms.address}/api`);
});
afterEach(() => cms.close());

const refused = (error: ApiError) => error;

test('a call returns its example and is recorded by endpoint name', async () => {
	expect(await callEndpoint(listProjects, { query: { limit: 3, category: 'Web Design' } })).toEqual(
		response,
	);
	await callEndpoint(pageCards, { params: { page: 'page=2', email: 'a b@example.com' } }, 'abc');
	const [projects] = cms.asked('listProjects');
	expect(projects?.url).toBe('/api/projects?limit=3&category=Web+Design');
	expect(projects?.query).toMatchObject({ limit: 3, size: 20, category: 'Web Design' });
	const [cards] = cms.asked('pageCards');
	expect(cards).toMatchObject({
		params: { page: 'page=2', email: 'a b@example.com' },
		token: 'abc',
	});
	await callEndpoint(deleteCard, { params: { id: 'a' } });
	expect(cms.calls).toEqual(['listProjects', 'pageCards', 'deleteCard']);
	expect(cms.written).toEqual(['deleteCard']);
});

test('a body is recorded as sent; a handler gets it as parsed by the contract', async () => {
	let read = {};
	cms.on('subscribeToNewsletter', ({ body }) => {
		read = body;
		return endpointExamples.subscribeToNewsletter.response;
	});
	await callEndpoint(subscribeToNewsletter, subscription);
	expect(cms.asked('subscribeToNewsletter')[0]?.body).toEqual(subscription.body);
	expect(read).toEqual({ email: 'nadia@example.com', website: '' });
});

test('an uploaded picture is read from its form data', async () => {
	const body = new FormData();
	body.append('image', new File(['pixels'], 'cover.webp', { type: 'image/webp' }));
	await fetch(`${cms.address}/api${uploadImage.path}`, { method: 'POST', body });
	const [{ file } = {}] = cms.asked('uploadImage');
	expect(file).toMatchObject({ name: 'cover.webp', type: 'image/webp', size: 6 });
});

test('calls can be refused a set number of times, until accepted, or by a handler', async () => {
	cms.refuse('subscribeToNewsletter', 400, { times: 1, fields: { email: 'Not this one' } });
	cms.refuse('subscribeToNewsletter', 500, { message: 'Out of order' });
	const first = await callEndpoint(subscribeToNewsletter, subscription).catch(refused);
	expect(first).toMatchObject({ status: 400, fields: { email: 'Not this one' } });
	for (const _ of [1, 2])
		await expect(callEndpoint(subscribeToNewsletter, subscription)).rejects.toMatchObject({
			message: 'Out of order',
		});
	cms.accept('subscribeToNewsletter');
	expect(await callEndpoint(subscribeToNewsletter, subscription)).toEqual(
		endpointExamples.subscribeToNewsletter.response,
	);
	expect(cms.asked('subscribeToNewsletter')).toHaveLength(4);
	cms.on('addCard', () => {
		throw refusal(404);
	});
	await expect(callEndpoint(addCard, { body: { projectId: 'p' } })).rejects.toMatchObject({
		status: 404,
	});
});

test('a held call is answered on release', async () => {
	const release = cms.hold('listProjects');
	cms.on('listProjects', () => {
		throw new Error('released too soon');
	});
	const held = callEndpoint(listProjects, {});
	await expect.poll(() => cms.calls).toEqual(['listProjects']);
	cms.on('listProjects', toListResponse());
	release();
	expect((await held).data).toEqual([]);
});

test('every call gets a 503 while the CMS is down, and a restart resets its state', async () => {
	cms.isDown = true;
	await expect(callEndpoint(listProjects, {})).rejects.toMatchObject({ status: 503 });
	await cms.close();
	await cms.start();
	setApiBase(`${cms.address}/api`);
	expect(await callEndpoint(listProjects, {})).toEqual(response);
	expect(cms.calls).toEqual(['listProjects']);
});

test('a custom path is served alongside the API', async () => {
	cms.serve('/uploads/a.png', (_, response) => response.end('pixels'));
	expect(await (await fetch(`${cms.address}/uploads/a.png`)).text()).toBe('pixels');
});

const post = (path: string, body: BodyInit) =>
	fetch(`${cms.address}${path}`, { method: 'POST', body }).then((reply) => reply.json());

test.each([
	['an unknown path', () => post('/api/nothing', '{}'), 404, 'POST /api/nothing: '],
	['an invalid field', () => post('/api/newsletter', '{"email":"x"}'), 400, '{"email":"'],
	['a body that is not JSON', () => post('/api/newsletter', '<'), 400, '{"body":"no JSON"}'],
	['a form without a picture', () => post('/api/image', new FormData()), 400, '{"image":"'],
])('%s fails the test', async (_, ask, status, fault) => {
	expect(await ask()).toMatchObject({ status: false, data: null, error: { status } });
	expect(cms.calls).toEqual([]);
	await expect(cms.close()).rejects.toThrow(fault);
});

test('a response that breaks the contract fails the test', async () => {
	cms.on('listProjects', () => JSON.parse('{"status":true,"data":[{}],"pagination":[1]}'));
	await expect(callEndpoint(listProjects, {})).rejects.toMatchObject({ status: 500 });
	await expect(cms.close()).rejects.toThrow(/listProjects[\s\S]*data\[0\]\._id/);
});
