import { messages } from '@sumu/contract';
import { redirect } from 'react-router-dom';
import { ApiError } from '../../../lib/api';
import { adminQuery, loginAt, requireUser } from '../../../lib/auth';
import { browserClient } from '../../../lib/query/client';
import { asRouteError } from '../../../lib/query/load';
import { session } from '../../../lib/session';
import { toast } from '../../../ui/alerts';

async function ask(email: string, url: URL): Promise<boolean> {
	try {
		return await browserClient().fetchQuery(adminQuery(email));
	} catch (error) {
		const isOver = error instanceof ApiError && error.status === 401;
		throw isOver ? redirect(loginAt(url)) : asRouteError(error);
	}
}

/**
 * Lets only an admin in, as the server knows it: anybody else signed in is signed out and told.
 * @throws a redirect to the login page, which keeps the page asked for
 */
export async function requireAdmin({ url }: { url: URL }): Promise<null> {
	const { email } = await requireUser({ url });
	if (await ask(email, url)) return null;
	await session().drop();
	await toast('info', { title: messages.notAdmin });
	throw redirect(loginAt(url));
}
