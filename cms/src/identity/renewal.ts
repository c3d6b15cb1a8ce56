import { createHash } from 'node:crypto';
import { pruneRotated, type SessionRow, sessionRow } from './session-rows';
import { lifespans } from './session-rules';

/** Two tabs, or an answer that got lost: for so long a used token leads to the same next one. */
const graceMs = 10_000;

const manager = () => strapi.sessionManager('users-permissions');
const recent = new Map<string, Promise<string | null>>();

async function rotated(token: string): Promise<string | null> {
	const rotation = await manager().rotateRefreshToken(token);
	return 'error' in rotation ? null : rotation.token;
}

function rotatedOnce(token: string) {
	const key = createHash('sha256').update(token).digest('base64');
	const running = recent.get(key);
	if (running) return running;
	const rotation = rotated(token);
	recent.set(key, rotation);
	const forget = () => recent.delete(key);
	rotation.then((next) => (next ? setTimeout(forget, graceMs).unref() : forget()), forget);
	return rotation;
}

/** Trades a refresh token for the next one; null where it is wrong, used, expired or revoked. */
export async function renewed(token: string): Promise<{ token: string; row: SessionRow } | null> {
	const next = await rotatedOnce(token);
	if (!next) return null;
	const valid = await manager().validateRefreshToken(next);
	const row = valid.isValid ? await sessionRow(valid.sessionId) : null;
	if (!row) return null;
	await pruneRotated(row.deviceId, new Date(Date.now() - lifespans.accessTokenLifespan * 1000));
	return { token: next, row };
}
