import { messages, type UserRole } from '@sumu/contract';
import { redirect } from 'react-router-dom';
import { ApiError } from '../../../lib/api';
import { loginAt, requireUser, roleQuery } from '../../../lib/auth';
import { browserClient } from '../../../lib/query/client';
import { asRouteError } from '../../../lib/query/load';
import { session } from '../../../lib/session';
import { toast } from '../../../ui/alerts';

async function ask(email: string, url: URL): Promise<UserRole> {
	try {
		return await browserClient().fetchQuery(roleQuery(email));
	} catch (error) {
		const isOver = error instanceof ApiError && error.status === 401;
		throw isOver ? redirect(loginAt(url)) : asRouteError(error);
	}
}

/**
 * Lets only an admin and who helps in, as the server knows them: anybody else signed in is signed out and told.
 * @throws a redirect to the login page, which keeps the page asked for
 */
export async function requireHelper({ url }: { url: URL }): Promise<UserRole> {
	const { email } = await requireUser({ url });
	const role = await ask(email, url);
	if (role !== 'normal') return role;
	await session().drop();
	await toast('info', { title: messages.notAdmin });
	throw redirect(loginAt(url));
}
