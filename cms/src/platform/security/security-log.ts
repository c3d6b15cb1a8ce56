import type { Context } from 'koa';

/** Events that matter when an attack is investigated. */
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
	| 'backup requested'
	| 'reset link sent'
	| 'preview link revoked'
	| 'refresh token used twice'
	| 'call refused'
	| 'limit reached';

/** Ids and fixed words; no secret, no e-mail address and no user input. */
type Facts = Readonly<Record<string, string | number | readonly string[] | undefined>>;

const documentIdOf = (user: unknown) =>
	typeof user === 'object' && user !== null && 'documentId' in user
		? String(user.documentId)
		: undefined;

/** Returns the address, route and account of the request; empty for the server's own tasks. */
function getRequestFacts(ctx: Context | undefined): Facts {
	if (!ctx) return {};
	const { ip, method, state } = ctx;
	return { from: ip, call: `${method} ${state.route?.path ?? ''}`, by: documentIdOf(state.user) };
}

const refusalPattern = /refused|reached|twice/;

/** Writes one `security` line to the log, with an event of the current request. */
export function logSecurity(event: SecurityEvent, facts: Facts = {}): void {
	const security = { event, ...facts, ...getRequestFacts(strapi.requestContext.get()) };
	strapi.log[refusalPattern.test(event) ? 'warn' : 'info']('security', { security });
}
