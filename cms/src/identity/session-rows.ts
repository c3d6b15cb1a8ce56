import type { Core } from '@strapi/strapi';
import type { Transaction } from '../platform/documents/lock';

const sessionUid = 'admin::session';
const sessionOrigin = 'users-permissions';

/** Row of a refresh token. Each renewal adds a row; all rows of a sign-in share a `deviceId`. */
export interface SessionRow {
	sessionId: string;
	deviceId: string;
	userId: string;
	status: 'active' | 'rotated' | 'revoked';
	/** Session id of the next token's row. */
	childId: string | null;
	type: 'refresh' | 'session';
	metadata: Record<string, unknown> | null;
	expiresAt: string;
	createdAt: string;
}

export const sessionRow = (sessionId: string): Promise<SessionRow | null> =>
	strapi.db.query(sessionUid).findOne({ where: { sessionId, origin: sessionOrigin } });

/** Locks a token's row against other processes until the transaction ends. */
export async function lockSession(trx: Transaction, sessionId: string) {
	const row = trx(strapi.db.metadata.get(sessionUid).tableName).where({ session_id: sessionId });
	// SQLite has no row locks: a write at the start of the transaction locks the database.
	if (strapi.db.dialect.client === 'sqlite') await row.update({ session_id: sessionId });
	else await row.forUpdate().select('id');
}

/** Returns the current row of a sign-in, or null if the sign-in has ended. */
export const newestOf = (deviceId: string): Promise<SessionRow | null> =>
	strapi.db.query(sessionUid).findOne({
		where: { deviceId, origin: sessionOrigin, status: 'active' },
		orderBy: { createdAt: 'desc' },
	});

/** Deletes the rotated rows of a sign-in that are older than `before`; their access tokens have expired. */
export const pruneRotated = (deviceId: string, before: Date) =>
	strapi.db.query(sessionUid).deleteMany({
		where: { origin: sessionOrigin, deviceId, status: 'rotated', createdAt: { $lt: before } },
	});

/** Adds indexes to the sessions table, because each request with a token looks up its row. */
export function indexSessions(strapi: Core.Strapi) {
	Object.assign(strapi.contentType(sessionUid), {
		indexes: [
			{ name: 'strapi_sessions_session_id_idx', columns: ['session_id'] },
			{ name: 'strapi_sessions_user_id_idx', columns: ['user_id', 'origin'] },
			{ name: 'strapi_sessions_device_id_idx', columns: ['device_id'] },
		],
	});
}
