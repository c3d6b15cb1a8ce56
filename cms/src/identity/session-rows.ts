import type { Core } from '@strapi/strapi';
import type { Transaction } from '../platform/documents/lock';

const uid = 'admin::session';
const origin = 'users-permissions';

/** A token's row: each renewal adds one, and all rows of one sign-in share a `deviceId`. */
export interface SessionRow {
	sessionId: string;
	deviceId: string;
	userId: string;
	status: 'active' | 'rotated' | 'revoked';
	/** The row of the token that came after this one. */
	childId: string | null;
	type: 'refresh' | 'session';
	metadata: Record<string, unknown> | null;
	expiresAt: string;
	createdAt: string;
}

export const sessionRow = (sessionId: string): Promise<SessionRow | null> =>
	strapi.db.query(uid).findOne({ where: { sessionId, origin } });

/** Keeps other processes from changing a token's row until the transaction ends. */
export async function lockSession(trx: Transaction, sessionId: string) {
	const row = trx(strapi.db.metadata.get(uid).tableName).where({ session_id: sessionId });
	// SQLite has no locks on rows: the write that begins the transaction is its lock.
	if (strapi.db.dialect.client === 'sqlite') await row.update({ session_id: sessionId });
	else await row.forUpdate().select('id');
}

/** The row a sign-in is at; null where it is over. */
export const newestOf = (deviceId: string): Promise<SessionRow | null> =>
	strapi.db
		.query(uid)
		.findOne({ where: { deviceId, origin, status: 'active' }, orderBy: { createdAt: 'desc' } });

/** Rows of a sign-in whose access tokens have all expired are of no use to anyone. */
export const pruneRotated = (deviceId: string, before: Date) =>
	strapi.db
		.query(uid)
		.deleteMany({ where: { origin, deviceId, status: 'rotated', createdAt: { $lt: before } } });

/** Each request with a token looks for its row. */
export function indexSessions(strapi: Core.Strapi) {
	Object.assign(strapi.contentType(uid), {
		indexes: [
			{ name: 'strapi_sessions_session_id_idx', columns: ['session_id'] },
			{ name: 'strapi_sessions_user_id_idx', columns: ['user_id', 'origin'] },
			{ name: 'strapi_sessions_device_id_idx', columns: ['device_id'] },
		],
	});
}
