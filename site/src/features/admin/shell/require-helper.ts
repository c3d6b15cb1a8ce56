import { messages, type UserRole } from '@sumu/contract';
import { redirect } from 'react-router-dom';
import { ApiError } from '../../../lib/api';
import { loginAt, requireUser, roleQuery } from '../../../lib/auth';
import { browserClient } from '../../../lib/query/client';
import { asRouteError } from '../../../lib/query/load';
import { getSession } from '../../../lib/session';
import { leaveUncounted } from '../../../lib/visits/leave-uncounted';
import { translateMessageInBrowser } from '../../../lib/words/translate-message';
import { showToast } from '../../../ui/alerts';

async function fetchRole(email: string, url: URL): Promise<UserRole> {
	try {
		return await browserClient().fetchQuery(roleQuery(email));
	} catch (error) {
		const isOver = error instanceof ApiError && error.status === 401;
		throw isOver ? redirect(loginAt(url)) : asRouteError(error);
	}
}

/**
 * Lets in only admins and helpers, by their role on the server; other users are signed out with a notice.
 * @throws a redirect to the login page, which keeps the requested page
 */
export async function requireHelper({ url }: { url: URL }): Promise<UserRole> {
	const { id, email } = await requireUser({ url });
	const role = await fetchRole(email, url);
	leaveUncounted({ id, role });
	if (role !== 'normal') return role;
	await getSession().drop();
	await showToast('info', { title: translateMessageInBrowser(messages.notAdmin) });
	throw redirect(loginAt(url));
}
