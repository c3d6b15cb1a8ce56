/** How the parts of the product write their logs: one line an entry, in one shape. */

/** Names a request in the log lines of site and CMS, in its response and on error pages. */
export const requestIdHeader = 'x-request-id';

/** A request's name as somebody we believe gives it, or undefined where it is none. */
export const requestIdFrom = (given: unknown): string | undefined =>
	typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : undefined;

export type LogFormat = 'json' | 'pretty';

/** The format that was asked for, or the one for whoever reads: a person, or a program. */
export const logFormat = (
	asked: LogFormat | undefined,
	{ isProduction, isTerminal }: { isProduction: boolean; isTerminal: boolean },
): LogFormat => asked ?? (isProduction && !isTerminal ? 'json' : 'pretty');

const hidden: readonly (readonly [RegExp, string])[] = [
	/** User and password of an address. */
	[/(?<=:\/\/)[^/\s@]+@/g, '…@'],
	[/\b([\w+])[\w.+-]*(?:@|%40)(?=[\w.-]*\.[a-z]{2,})/gi, '$1…@'],
	[/(?<=[?&#](?:code|confirmation|token|key|secret|password|state)=)[^&#\s"'\\]+/gi, '…'],
	[/(?<=\bBearer\s+)[\w.~+/-]+=*/gi, '…'],
	/** A token of ours or of Google's, wherever it stands. */
	[/\beyJ[\w-]{8,}\.[\w-]+\.[\w-]*/g, '…'],
];

/** A text for a log: e-mails are shortened, tokens and passwords of addresses left out. */
export const scrubbed = (text: string): string =>
	hidden.reduce((clean, [secret, shown]) => clean.replace(secret, shown), text);

/** The same of what else is known. */
const scrubbedValues = (more: LogEntry['more'] = {}) =>
	Object.fromEntries(
		Object.entries(more).map(([name, value]) => [
			name,
			typeof value === 'string' ? scrubbed(value) : value,
		]),
	);

/** The path of an address for a log: without its query, and without e-mails. */
export const loggedPath = (url: string): string =>
	scrubbed((url.split(/[?#]/, 1)[0] ?? '').slice(0, 300));

export interface LogEntry {
	readonly time: Date;
	readonly level: string;
	readonly part: string;
	readonly message: string;
	readonly requestId?: string | undefined;
	/** Of an error. */
	readonly stack?: string | undefined;
	/** What else is known, under names of its own. */
	readonly more?: Readonly<Record<string, unknown>>;
}

/** An entry as one line of JSON. */
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

/** An entry for people. */
export function prettyLine({ time, level, requestId, message, stack, more }: LogEntry): string {
	const known = [...(requestId ? [requestId] : []), ...Object.values(scrubbedValues(more))];
	const after = known.length > 0 ? ` (${known.join(' ')})` : '';
	return `[${time.toISOString().slice(11, 23)}] ${level}: ${stack ?? message}${after}`;
}
