import { cmsFaults } from './cms-faults';
import { type Fault, inContract, inSite } from './plant-fault';

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
	...cmsFaults,
];
