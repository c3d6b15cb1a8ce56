import { type APIRequestContext, expect, request } from '@playwright/test';
import { mailTo } from '../support/mailbox';
import { OwnerApi } from '../support/owner';
import { site } from '../support/product';
import { fillPeople } from './people';

const letters = [
	{
		name: 'Farhana Karim',
		email: 'farhana@shapla-tea.example',
		number: '+880 1711 204 118',
		subject: 'A shop for twenty teas',
		details:
			'We sell twenty teas from four gardens, by hand and by post.\n\nCould the shop be there before the second flush in May?',
	},
	{
		name: 'Tom Hartley',
		email: 'tom@pedal-post.example',
		number: '+44 20 7946 0123',
		subject: 'Couriers who see their route without a signal, in sun and in rain',
		details: 'The app has to work in a tunnel. What would the first month cost?',
	},
	{
		name: 'Rokeya Sultana',
		email: 'rokeya@boi-mela.example',
		number: '+880 1819 330 275',
		subject: 'Reader for the book fair',
		details: 'Eleven publishers, one shelf. Shall we meet at Bangla Academy?',
	},
] as const;

const readers = ['mita@kiln-watch.example', 'jamal@maidan.example', 'ines@golden-fibre.example'];

const post = async (request: APIRequestContext, path: string, data: object) =>
	expect((await request.post(`/api${path}`, { data })).ok()).toBe(true);

const tokenIn = (mail: string) => decodeURIComponent(/token=([\w.~%-]+)/.exec(mail)?.[1] ?? '');

async function fill(visitor: APIRequestContext): Promise<void> {
	const owner = await OwnerApi.signIn(visitor);
	if ((await owner.find('/messages', letter)).total > 0) return;
	const { ids } = await owner.find('/projects', '');
	for (const written of letters)
		await post(visitor, '/contact', { ...written, projects: ids.slice(0, 3) });
	for (const email of readers) {
		await post(visitor, '/newsletter', { email });
		if (email === readers[0]) continue;
		const token = tokenIn((await mailTo(email)).text);
		await post(visitor, '/newsletter/confirm', { token });
	}
	await fillPeople(visitor, ids);
}

/** Fills the owner's inbox with messages, subscribers and reviews, on the first call only. */
export async function fillInbox(): Promise<void> {
	// Separate cookies: a second sign-in with the same cookies ends the first session.
	const visitor = await request.newContext({ baseURL: process.env.SCREENS_URL ?? site });
	await fill(visitor);
	await visitor.dispose();
}

/** Subject of one of the messages. */
export const [{ subject: letter }] = letters;
