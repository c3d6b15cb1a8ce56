import { messages } from '@sumu/contract';
import { session } from '../../lib/session';
import { tell } from '../../ui/alerts';

export async function logOut() {
	await session().signOut();
	await tell('success', { title: messages.loggedOut });
}
