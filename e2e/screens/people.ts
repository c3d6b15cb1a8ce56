import type { APIRequestContext } from '@playwright/test';
import { addCard, signIn, submitReview } from '@sumu/contract';
import { makeAccount, makeConfirmedAccount, newcomer } from '../support/accounts';
import { ask } from '../support/visitor';

/** Members of the site, with their star rating and the number of projects in their cart. */
const people = [
	{ name: 'Mita Chowdhury', email: 'mita@kiln-watch.example', rating: 5, cart: 6 },
	{ name: 'Jamal Uddin', email: 'jamal@maidan.example', rating: 3, cart: 1 },
	{ name: 'Ines Duarte', email: 'ines@golden-fibre.example', rating: 5, cart: 4 },
	{ name: 'Tom Hartley', email: 'tom@pedal-post.example', rating: 4, cart: 2 },
	{ name: 'Rokeya Sultana', email: 'rokeya@boi-mela.example', rating: 5, cart: 5 },
	{ name: 'Farhana Karim', email: 'farhana@shapla-tea.example', rating: 5, cart: 3 },
] as const;

/** Number of members, from the first, with an unconfirmed e-mail address: their reviews wait for approval. */
const unconfirmed = 3;

const said = 'We saw every drawing before a line of code was written, and paid what we were told.';

/** Registers the members, fills their carts and submits their reviews. */
export async function fillPeople(
	visitor: APIRequestContext,
	projects: readonly string[],
): Promise<void> {
	for (const [place, { name, email, rating, cart }] of people.entries()) {
		const make = place < unconfirmed ? makeAccount : makeConfirmedAccount;
		const { password } = await make(visitor, { ...newcomer(name), email });
		const { jwt: token } = await ask(visitor, signIn, { body: { identifier: email, password } });
		for (const projectId of projects.slice(0, cart))
			await ask(visitor, addCard, { body: { projectId }, token });
		const body = { projectId: projects.at(-1 - place), reviewText: said, rating };
		await ask(visitor, submitReview, { body, token });
	}
}
