/** Log format shared by all parts of the product: one line per entry. */

/** Header with the request id, which appears in the logs of site and CMS, in responses and on error pages. */
export const requestIdHeader = 'x-request-id';

/** Returns the request id given by a trusted sender, or undefined if it is invalid. */
export const requestIdFrom = (headerValue: unknown): string | undefined =>
	typeof headerValue === 'string' && /^[\w.-]{8,64}$/.test(headerValue) ? headerValue : undefined;

export type LogFormat = 'json' | 'pretty';

/** Returns the requested format. Defaults to JSON in production without a terminal, otherwise to readable text. */
export const logFormat = (
	requestedFormat: LogFormat | undefined,
	{ isProduction, isTerminal }: { isProduction: boolean; isTerminal: boolean },
): LogFormat => requestedFormat ?? (isProduction && !isTerminal ? 'json' : 'pretty');

/** Errors can quote long texts of visitors, so a run of characters is only tried from its start. */
const redactionRules: readonly (readonly [RegExp, string])[] = [
	/** User and password in a URL. */
	[/(?<=:\/\/)[^/\s@]+@/g, '…@'],
	[/(?<![\w.+-])([.-]*[\w+])[\w.+-]*(?:@|%40)(?=[\w.-]*\.[a-z]{2,})/gi, '$1…@'],
	[/(?<=[?&#](?:code|confirmation|token|key|secret|password|state)=)[^&#\s"'\\]+/gi, '…'],
	[/(\bBearer\s+)[\w.~+/-]+=*/gi, '$1…'],
	/** A JWT, from this product or from Google. */
	[/\beyJ(?:\w|-(?!eyJ)){8,}\.[\w-]+\.[\w-]*/g, '…'],
];

/** Redacts a text for the log: shortens e-mail addresses, removes tokens and the passwords in URLs. */
export const redactSecrets = (text: string): string =>
	redactionRules.reduce((clean, [secret, replacement]) => clean.replace(secret, replacement), text);

/** Redacts the additional fields of an entry. */
const redactValues = (more: LogEntry['more'] = {}) =>
	Object.fromEntries(
		Object.entries(more).map(([name, value]) => [
			name,
			typeof value === 'string' ? redactSecrets(value) : value,
		]),
	);

/** Returns the path of a URL for the log: without query and e-mail addresses, at most 300 characters. */
export const redactPath = (url: string): string =>
	redactSecrets((url.split(/[?#]/, 1)[0] ?? '').slice(0, 300));

export interface LogEntry {
	readonly time: Date;
	readonly level: string;
	readonly part: string;
	readonly message: string;
	readonly requestId?: string | undefined;
	/** Stack trace of an error. */
	readonly stack?: string | undefined;
	/** Additional fields. */
	readonly more?: Readonly<Record<string, unknown>>;
}

/** Formats an entry as one line of JSON. */
export const jsonLine = ({ time, level, part, requestId, message, stack, more }: LogEntry) =>
	JSON.stringify({
		time: time.toISOString(),
		level,
		part,
		requestId,
		message,
		stack,
		...redactValues(more),
	});

const formatValue = (value: unknown): string => {
	const text = Array.isArray(value) ? value.join(',') : String(value);
	return /^[^\s"=()]+$/.test(text) ? text : JSON.stringify(text);
};

/** Lists fields for people, as `name=value`. The fields of a group stand alone, without the group's name. */
export const formatFields = (fields: Readonly<Record<string, unknown>>): string =>
	Object.entries(redactValues(fields))
		.filter(([, value]) => value !== undefined && value !== null)
		.map(([name, value]) =>
			typeof value === 'object' && !Array.isArray(value)
				? formatFields({ ...value })
				: `${name}=${formatValue(value)}`,
		)
		.join(' ');

/** Formats an entry for people. */
export function prettyLine({ time, level, requestId, message, stack, more }: LogEntry): string {
	const fields = formatFields({ requestId, ...more });
	const after = fields ? ` (${fields})` : '';
	return `[${time.toISOString().slice(11, 23)}] ${level}: ${stack ?? message}${after}`;
}
