import { person, signIn } from './accounts.ts';
import { call } from './api.ts';
import { invitations } from './invite.ts';
import { openMailbox } from './mailbox.ts';
import { panelAnswer, type Target } from './panel.ts';
import { preparedDatabase } from './prepared-database.ts';
import { owner, startServer } from './server.ts';

export const siteUsers = '/content-manager/collection-types/plugin::users-permissions.user';

export interface Member {
	code: string;
	/** Id of the panel's account. */
	id: number;
	email: string;
	password: string;
	/** Access token of the panel. */
	panel: string;
	/** Access token of the site. */
	site: string;
	/** Document id of the site's account. */
	siteId: string;
}

/** Starts a separate server with a mail server, the first owner, and a way to invite helpers. */
export async function startStaff(variables: Record<string, string> = {}) {
	const database = await preparedDatabase();
	const mailbox = await openMailbox();
	const server = await startServer({
		...database.variables,
		SMTP_URL: mailbox.url,
		TRUST_PROXY: 'true',
		...variables,
	});
	const base = server.url;
	const { body } = await call('/admin/login', { method: 'POST', body: owner, base });
	const target: Target = { url: base, token: body.data.token };
	const invite = invitations(target, mailbox);

	async function asMember(
		code: string,
		one: { id: number; email: string; password: string; token: string },
	): Promise<Member> {
		const { token: site, id: siteId } = await signIn(one, base);
		const { id, email, password, token } = one;
		return { code, id, email, password, panel: token, site, siteId };
	}

	return {
		base,
		server,
		mailbox,
		database,
		invite,
		/** The first owner's panel session. */
		target,
		/** Signs the first owner in to the panel and the site. */
		async firstOwner() {
			const answer = await panelAnswer('GET', '/admin/users/me', undefined, target);
			const { data } = JSON.parse(await answer.text());
			return asMember('strapi-super-admin', { ...owner, id: data.id, token: target.token });
		},
		/** Invites a helper, accepts the invitation and signs in to the panel and the site. */
		member: async (code: string) => asMember(code, await invite.joined(code)),
		visitor: () => person('Nadia', base),
		/** Calls the panel's API with this token. */
		async as(token: string, method: string, path: string, sent?: unknown) {
			const answer = await panelAnswer(method, path, sent, { url: base, token });
			const text = await answer.text();
			return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : text };
		},
		/** Calls the contract's API with this token. */
		onSite: (token: string, method: string, path: string, sent?: unknown) =>
			call(`/api${path}`, { method, token, base, ...(sent === undefined ? {} : { body: sent }) }),
		async stop() {
			await server.stop();
			await mailbox.stop();
			database.remove();
		},
	};
}

export type Staff = Awaited<ReturnType<typeof startStaff>>;
