/** Log format shared by all parts of the product: one line per entry. */

/** Header with the request id, which appears in the logs of site and CMS, in responses and on error pages. */
export const requestIdHeader = 'x-request-id';

/** Returns the request id given by a trusted sender, or undefined if it is invalid. */
export const requestIdFrom = (given: unknown): string | undefined =>
	typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : undefined;

export type LogFormat = 'json' | 'pretty';

/** Returns the requested format. Defaults to JSON in production without a terminal, otherwise to readable text. */
export const logFormat = (
	asked: LogFormat | undefined,
	{ isProduction, isTerminal }: { isProduction: boolean; isTerminal: boolean },
): LogFormat => asked ?? (isProduction && !isTerminal ? 'json' : 'pretty');

const hidden: readonly (readonly [RegExp, string])[] = [
	/** User and password in a URL. */
	[/(?<=:\/\/)[^/\s@]+@/g, '…@'],
	[/\b([\w+])[\w.+-]*(?:@|%40)(?=[\w.-]*\.[a-z]{2,})/gi, '$1…@'],
	[/(?<=[?&#](?:code|confirmation|token|key|secret|password|state)=)[^&#\s"'\\]+/gi, '…'],
	[/(?<=\bBearer\s+)[\w.~+/-]+=*/gi, '…'],
	/** A JWT, from this product or from Google. */
	[/\beyJ[\w-]{8,}\.[\w-]+\.[\w-]*/g, '…'],
];

/** Redacts a text for the log: shortens e-mail addresses, removes tokens and the passwords in URLs. */
export const scrubbed = (text: string): string =>
	hidden.reduce((clean, [secret, shown]) => clean.replace(secret, shown), text);

/** Redacts the additional fields of an entry. */
const scrubbedValues = (more: LogEntry['more'] = {}) =>
	Object.fromEntries(
		Object.entries(more).map(([name, value]) => [
			name,
			typeof value === 'string' ? scrubbed(value) : value,
		]),
	);

/** Returns the path of a URL for the log: without query and e-mail addresses, at most 300 characters. */
export const loggedPath = (url: string): string =>
	scrubbed((url.split(/[?#]/, 1)[0] ?? '').slice(0, 300));

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
		...scrubbedValues(more),
	});

/** Formats an entry for people. */
export function prettyLine({ time, level, requestId, message, stack, more }: LogEntry): string {
	const known = [...(requestId ? [requestId] : []), ...Object.values(scrubbedValues(more))];
	const after = known.length > 0 ? ` (${known.join(' ')})` : '';
	return `[${time.toISOString().slice(11, 23)}] ${level}: ${stack ?? message}${after}`;
}
