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

const NO_ANSWER = 503;

async function fetchRole(email: string, url: URL): Promise<UserRole> {
	try {
		return await browserClient().fetchQuery(roleQuery(email));
	} catch (error) {
		const status = error instanceof ApiError ? error.status : null;
		const knownRole = browserClient().getQueryData(roleQuery(email).queryKey);
		// Without a connection the screens that are loaded stay usable.
		if (knownRole && status === NO_ANSWER) return knownRole;
		throw status === 401 ? redirect(loginAt(url)) : asRouteError(error);
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
