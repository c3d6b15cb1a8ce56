import { type Fault, inContract } from './plant-fault';

const inCms =
	(area: 'cms' | 'postgres') =>
	(file: string, find: string, replace: string, ...tests: string[]): Fault => ({
		file: `cms/src/${file}`,
		find,
		replace,
		area,
		tests: tests.map((name) => `tests/${name}.test.ts`),
	});

const onSqlite = inCms('cms');
const onPostgres = inCms('postgres');

export const cmsFaults: readonly Fault[] = [
	// Access.
	onSqlite(
		'access/endpoint-access.ts',
		'listMessages: adminRoles',
		'listMessages: workplaceRoles',
		'matrix',
	),
	onSqlite(
		'access/endpoint-access.ts',
		'listUsers: adminRoles',
		'listUsers: signedInRoles',
		'matrix',
	),
	onSqlite(
		'access/endpoint-access.ts',
		'addProject: assistantRoles',
		'addProject: workplaceRoles',
		'matrix',
	),
	onSqlite(
		'access/roles.ts',
		"isRole(type) ? type : 'public'",
		"isRole(type) ? type : 'sumu-assistant'",
		'matrix',
		'leaks',
	),
	onSqlite(
		'api/upkeep/controllers/upkeep.ts',
		'await demandFirstOwner();\n\tconst user',
		'const user',
		'upkeep',
	),
	onSqlite(
		'ranks/rank.ts',
		'(rank > other.rank && !other.isFirstOwnersToManage)',
		'rank > other.rank',
		'rank-matrix',
	),
	onSqlite(
		'panel/api-tokens.ts',
		'where: heldBy(id),',
		'where: { ...heldBy(id), id: 0 },',
		'rank-matrix',
	),
	onSqlite(
		'panel/api-tokens.ts',
		'isOwn > 0 ? token : withoutKey',
		'isOwn >= 0 ? token : withoutKey',
		'rank-lists',
	),
	onSqlite(
		'platform/lib/ip-addresses.ts',
		"address.range() === 'unicast'",
		"address.range() !== 'private'",
		'public-address',
	),
	onSqlite(
		'platform/lib/ip-addresses.ts',
		"parseCIDR('2000::/3')",
		"parseCIDR('::/0')",
		'public-address',
	),
	onSqlite(
		'platform/media/file-owner.ts',
		'owner, sent.file.size / 1000 - Number(before?.size ?? 0)',
		'owner, 0',
		'uploads',
	),
	onSqlite(
		'api/review/presenter.ts',
		"canSeeAuthor = () => callingRole() === 'admin'",
		"canSeeAuthor = () => callingRole() !== 'public'",
		'find',
		'filters',
		'lists',
	),
	onSqlite(
		'api/testimonial/write-testimonial.ts',
		'for (const { reviewId } of requests) if (reviewId) await removeTestimonial(reviewId);',
		'',
		'erasure',
	),
	onSqlite(
		'api/statistics/count-visits.ts',
		'if (keys.size < MAX_KEYS_PER_DAY) keys.add(key);',
		'keys.add(key);',
		'statistics',
	),
	onSqlite(
		'api/testimonial/remind.ts',
		"if (!(await consumeMailQuota('testimonial', row.email))) continue;",
		'',
		'testimonials',
	),
	// Bounded work.
	onSqlite('api/letter/mail-html.ts', '(?:(?<!\\s)\\s+)?<li', '\\s*<li', 'slow-texts'),
	onSqlite('platform/media/store-drawing.ts', '=[\\s"\']*(', '=\\s*["\']?\\s*(', 'drawings'),
	onSqlite(
		'api/import/receive-files.ts',
		'if (bytesReceived > MAX_UPLOAD_BYTES) reject(tooLargeError());',
		'',
		'import-limits',
	),
	onSqlite(
		'api/import/reading/source.ts',
		'freeBlocks * blockBytes - RESERVED_DISK_BYTES',
		'freeBlocks * blockBytes',
		'import-limits',
	),
	inContract('csv-columns.ts', '/^[=+\\-@\\t\\r\\n]/', '/^[=+\\-@\\t\\r\\n].*$/'),
	// Settings.
	onSqlite(
		'api/site-setting/custom-addresses.ts',
		'if (adminPath && isTaken(adminPath))',
		'if (adminPath && isReservedSlug(adminPath))',
		'site-writes',
	),
	// Nightly work.
	onSqlite(
		'housekeeping/sweep-uploads.ts',
		'referencedNames.get(name) !== providerName && (await isOrphan(name))',
		"referencedNames.get(name) !== providerName && ((await isOrphan(name)) || name !== '')",
		'nights',
	),
	onSqlite(
		'housekeeping/backup.ts',
		'backupNames.slice(0, -nights)',
		'backupNames.slice(0, -nights - 1)',
		'nights',
	),
	// Identity.
	onSqlite(
		'identity/one-time-codes.ts',
		'> Date.now() ? hashOneTimeCode(code) : null',
		'> 0 ? hashOneTimeCode(code) : null',
		'password',
	),
	onSqlite('identity/one-time-codes.ts', '|| user.blocked', '', 'password'),
	onSqlite(
		'identity/renew-session.ts',
		"if (row?.status !== 'active') await endStolen",
		'if (!row) await endStolen',
		'refresh-reuse',
	),
	onSqlite(
		'identity/renew-session.ts',
		'const graceMs = 60_000',
		'const graceMs = 600_000',
		'refresh-reuse',
	),
	onSqlite(
		'identity/second-factor/totp.ts',
		'const TOTP_WINDOW_STEPS = 1',
		'const TOTP_WINDOW_STEPS = 10',
		'second-factor',
	),
	onSqlite(
		'platform/limits/throttle-attempts.ts',
		'const MAX_FREE_ATTEMPTS = 5',
		'const MAX_FREE_ATTEMPTS = 50',
		'sign-in',
		'account-limits',
	),
	onSqlite(
		'platform/limits/throttle-attempts.ts',
		'if (wait > 0) return { wait };',
		'',
		'sign-in',
		'account-limits',
	),
	// Dates.
	onSqlite('platform/documents/publish-due.ts', '<= Date.now()', '>= Date.now()', 'states'),

	// Concurrent writers.
	onPostgres(
		'identity/renew-session.ts',
		'await lockSession(trx, sessionId)',
		"await lockSession(trx, '')",
		'races',
	),
	onPostgres(
		'identity/one-time-codes.ts',
		'if (count !== 1) throw createWrongCodeError();',
		'',
		'races',
	),
	onPostgres(
		'identity/second-factor/factor.ts',
		'return count === 1;',
		'return count <= 1;',
		'races',
	),
	onPostgres('housekeeping/daily-jobs.ts', 'return count === 1;', 'return count <= 1;', 'races'),
	onPostgres(
		'platform/documents/publish-due.ts',
		'if (isDue(now?.publishAt))',
		'if (now)',
		'races',
	),
	onPostgres(
		'platform/documents/save.ts',
		'const outcome = await strapi.db.transaction(async ({ trx }) => {\n\t\tawait lockDocument(trx, uid, documentId);',
		'const outcome = await strapi.db.transaction(async () => {',
		'races',
	),
	onPostgres(
		'platform/documents/versioning.ts',
		'toTimestamp(before.updatedAt) + 1)',
		'toTimestamp(before.updatedAt))',
		'races',
	),
];
