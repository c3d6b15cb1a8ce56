// @vitest-environment jsdom
import { addCard, listCards, messages } from '@sumu/contract';
import { endpointExamples } from '@sumu/contract/examples';
import { afterEach, expect, test, vi } from 'vitest';
import { getSession } from '../src/lib/session';
import { callAsUser } from '../src/lib/session/call-as-user';
import { storageKey } from '../src/lib/session/session-store';
import { setupCms } from '../src/testing/cms';
import { signIn } from '../src/testing/sign-in';

const cms = setupCms();
const { email } = endpointExamples.getUser.response.data;
const ask = () => callAsUser(listCards, { params: { email } });
const isTold = { status: 503, message: messages.serverUnavailable };

afterEach(() => getSession().forget());

const outOfOrder = (...names: Parameters<typeof cms.refuse>[0][]) => {
	for (const name of names) cms.refuse(name, 503, { message: messages.serverUnavailable });
};

test('a 503 is reported and keeps the user signed in', async () => {
	signIn();
	const kept = localStorage.getItem(storageKey);
	outOfOrder('listCards', 'signOut');
	await expect(ask()).rejects.toMatchObject(isTold);
	await expect(getSession().signOut()).rejects.toMatchObject(isTold);
	expect(localStorage.getItem(storageKey)).toBe(kept);
	expect(getSession().snapshot().status).toBe('signed-in');
});

test('a token not renewed because of a 503 is renewed once the server is back', async () => {
	const token = signIn({ seconds: 0 });
	const kept = localStorage.getItem(storageKey);
	outOfOrder('refreshSession');
	await expect(getSession().token({ forPerson: true })).rejects.toMatchObject(isTold);
	await expect(getSession().renewed(token, true)).rejects.toMatchObject(isTold);
	expect(localStorage.getItem(storageKey)).toBe(kept);
	expect(getSession().snapshot().status).toBe('signed-in');
	cms.accept('refreshSession');
	expect(await getSession().token({ forPerson: true })).toBe(
		endpointExamples.refreshSession.response.jwt,
	);
	expect(cms.asked('refreshSession')).toHaveLength(3);
});

test('a read with an expired session fails without asking for a sign-in', async () => {
	signIn();
	cms.refuse('listCards', 401, { message: messages.noUser });
	cms.refuse('refreshSession', 401, { message: messages.noUser });
	await expect(ask()).rejects.toMatchObject({ status: 401 });
	expect(getSession().snapshot()).toMatchObject({ status: 'expired', asked: false });
});

test('a write with an expired session waits for a sign-in', async () => {
	signIn();
	cms.refuse('addCard', 401, { message: messages.noUser });
	cms.refuse('refreshSession', 401, { message: messages.noUser });
	const adding = callAsUser(addCard, { body: { projectId: 'project-1' } });
	await vi.waitFor(
		() => expect(getSession().snapshot()).toMatchObject({ status: 'expired', asked: true }),
		30_000,
	);
	getSession().forget();
	await expect(adding).rejects.toMatchObject({ status: 401 });
});
