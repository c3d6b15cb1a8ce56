import type { Context } from 'koa';

/** What somebody who looks into an attack asks for. */
export type SecurityEvent =
	| 'signed in'
	| 'sign-in refused'
	| 'proof refused'
	| 'account added'
	| 'account changed'
	| 'account deleted'
	| 'recovery codes renewed'
	| 'mail server changed'
	| 'backups changed'
	| 'reset link sent'
	| 'preview link revoked'
	| 'refresh token used twice'
	| 'call refused'
	| 'limit reached';

/** Ids and plain words: no secret, no e-mail, nothing that was typed. */
type Facts = Readonly<Record<string, string | number | readonly string[] | undefined>>;

const documentIdOf = (user: unknown) =>
	typeof user === 'object' && user !== null && 'documentId' in user
		? String(user.documentId)
		: undefined;

/** Who asked for what, from which address; nothing of what the server does by itself. */
function circumstances(ctx: Context | undefined): Facts {
	if (!ctx) return {};
	const { ip, method, state } = ctx;
	return { from: ip, call: `${method} ${state.route?.path ?? ''}`, by: documentIdOf(state.user) };
}

const refused = /refused|reached|twice/;

/** Writes one line, `security`, with what happened during the request that runs. */
export function logSecurity(event: SecurityEvent, facts: Facts = {}): void {
	const security = { event, ...facts, ...circumstances(strapi.requestContext.get()) };
	strapi.log[refused.test(event) ? 'warn' : 'info']('security', { security });
}
