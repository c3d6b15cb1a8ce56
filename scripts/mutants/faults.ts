/** A suite of tests that a fault runs against. */
export type TestArea = 'contract' | 'site' | 'cms' | 'postgres';

/** One planted fault. */
export interface Fault {
	/** Path relative to the root. */
	readonly file: string;
	/** Text that occurs exactly once in the file. */
	readonly find: string;
	readonly replace: string;
	readonly area: TestArea;
	/** Test files that must detect the fault, relative to the area's folder; all of them by default. */
	readonly tests?: readonly string[];
}

const inContract = (file: string, find: string, replace: string): Fault => ({
	file: `contract/src/${file}`,
	find,
	replace,
	area: 'contract',
});

const inSite = (file: string, find: string, replace: string, ...tests: string[]): Fault => ({
	file: `site/${file}`,
	find,
	replace,
	area: 'site',
	tests,
});

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

export const plantedFaults: readonly Fault[] = [
	// Prices and numbers.
	inContract(
		'schemas/fields.ts',
		'Math.round(Number(given) * ROUNDING_FACTOR)',
		'Math.floor(Number(given) * ROUNDING_FACTOR)',
	),
	inContract('schemas/fields.ts', 'const ROUNDING_FACTOR = 100', 'const ROUNDING_FACTOR = 10'),
	inContract('schemas/fields.ts', '/^[+-]?\\d+(?:\\.\\d+)?$/', '/^[+-]?\\d+(?:\\.\\d+)?/'),
	inContract('schemas/fields.ts', 'z.regex(/^\\d+$/, message)', 'z.regex(/^\\d+/, message)'),
	inContract(
		'schemas/fields.ts',
		'z.int(message).check(z.minimum(min, message), z.maximum(max, message)),\n\t);',
		'z.int(message).check(z.minimum(min, message)),\n\t);',
	),
	inContract(
		'limits.ts',
		'export const priceRange = { min: 0,',
		'export const priceRange = { min: -1,',
	),
	inContract(
		'limits.ts',
		'export const ratingRange = { min: 1, max: 5 }',
		'export const ratingRange = { min: 0, max: 5 }',
	),
	// Texts and addresses.
	inContract(
		'schemas/fields.ts',
		'given === undefined ? undefined : given || null)),\n\t);\n\n/** An optional text',
		'given || null)),\n\t);\n\n/** An optional text',
	),
	inContract('normalize-text.ts', "text.replace(controlCharacters, ' ')", 'text'),
	inContract('addresses.ts', '[\\u0000-\\u0020]', '[\\u0020]'),
	inContract(
		'addresses.ts',
		'!/^https?$/i.test(schemeName)',
		"!/^http/i.test(schemeName) && schemeName !== 'mailto'",
	),
	inContract('addresses.ts', '\\\\/uploads\\\\/\\\\S*)$`,\n}', '\\\\/\\\\S*)$`,\n}'),
	inContract(
		'schemas/contact.ts',
		'z.regex(/^(?:[+\\d][\\d\\s().-]*)?$/, messages.invalidNumber)',
		'z.regex(/^(?:[+\\d].*)?$/, messages.invalidNumber)',
	),
	inContract(
		'schemas/contact.ts',
		'name: requiredLine(messages.enterName',
		'name: requiredText(messages.enterName',
	),
	inContract('reply-link.ts', 'encodeURIComponent(email)', 'email'),
	inContract('env/read-env.ts', 'SECRET|TOKEN', 'SECRETS|TOKEN'),
	inContract('env/read-env.ts', "? '…'\n\t\t: value", '? value\n\t\t: value'),
	// Passwords.
	inContract('schemas/credentials.ts', '[a-z\\d]*$/i', '.*$/i'),
	inContract(
		'schemas/credentials.ts',
		'z.maxLength(MAX_PASSWORD_BYTES,',
		'z.maxLength(MAX_PASSWORD_BYTES + 1,',
	),
	inContract(
		'schemas/credentials.ts',
		'password === passwordConfirmation',
		'password !== undefined',
	),
	// Paging, ranges and paths.
	inContract('paging.ts', 'Math.ceil(total / pageSize)', 'Math.floor(total / pageSize)'),
	inContract('paging.ts', '([1-9]\\d{0,8})', '(\\d{1,9})'),
	inContract('paging.ts', 'Math.min(last, page + PAGE_WINDOW_RADIUS)', 'page + PAGE_WINDOW_RADIUS'),
	inContract('addresses.ts', 'decodeURIComponent(path)', 'path'),

	// Shared cache of the site.
	inSite('server/cache/response.ts', 'no-store|private', 'no-store', 'tests/cache.test.ts'),
	inSite('server/cache/response.ts', 'status === 200 && ', '', 'tests/cache.test.ts'),
	inSite(
		'server/cache/keys.ts',
		'request.headers.authorization ? undefined : ',
		'',
		'tests/cache.test.ts',
	),
	inSite('server/cache/response-cache.ts', 'entry.isOutdated = true;', '', 'tests/cache.test.ts'),
	inSite(
		'server/cache/response-cache.ts',
		'isOutdated: changes.length > 0',
		'isOutdated: false',
		'tests/steady-edits.test.ts',
	),
	inSite(
		'server/cache/keys.ts',
		'/[?#%]/.test(decodedPath) ? undefined : ',
		'',
		'tests/cache.test.ts',
	),
	inSite(
		'server/cache/cache-entry.ts',
		'key.includes(word) || response.plain.includes(word)',
		'key.includes(word)',
		'tests/cache.test.ts',
	),
	// Sessions and the shortlist.
	inSite(
		'src/lib/session/call-as-user.ts',
		"intent === 'read' ? null : ",
		'',
		'tests/session-outage.test.ts',
	),
	inSite(
		'src/lib/session/parse-stored-session.ts',
		"if (typeof issuedAt !== 'number' || typeof expiresAt !== 'number') return null;",
		'',
		'src/lib/session',
		'tests/session-outage.test.ts',
	),
	inSite(
		'src/lib/session/token-lifetime.ts',
		'(exp - iat) * 1000',
		'(exp - iat)',
		'src/lib/session',
	),
	inSite(
		'src/features/cart/shortlist.ts',
		'storedLines.filter(isLine)',
		'(storedLines as CartItem[])',
		'tests/journeys/shortlist.test.tsx',
	),

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
		'!referencedNames.has(name) && (await isOld(name))',
		"!referencedNames.has(name) && ((await isOld(name)) || name !== '')",
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
];

/**
 * Returns the source with the fault in it.
 * @throws if its text does not occur exactly once: the code has changed, so the fault must change too
 */
export function plantFault(source: string, { file, find, replace }: Fault): string {
	const count = source.split(find).length - 1;
	if (count !== 1) throw new Error(`${file} has this text ${count} times, not once: ${find}`);
	return source.replace(find, () => replace);
}
