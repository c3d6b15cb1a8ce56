import { jsonLine, logFormat, prettyLine, scrubbed } from '@sumu/contract/logs';
import { siteEnv } from '../../config/env.server';
import { requestId } from './request-id.server';

const levels = ['error', 'warn', 'info', 'debug'] as const;
export type Level = (typeof levels)[number];

type More = Readonly<Record<string, unknown>>;

const isProduction = process.env.NODE_ENV === 'production';

/** Writes a line: errors and warnings to stderr, the rest to stdout. */
const write: Readonly<Record<Level, (line: string) => void>> = {
	error: (line) => console.error(line),
	warn: (line) => console.warn(line),
	info: (line) => console.log(line),
	debug: (line) => console.log(line),
};

function log(level: Level, message: string, stack?: string, more?: More): void {
	const { logLevel, logFormat: asked } = siteEnv();
	if (levels.indexOf(level) > levels.indexOf(logLevel)) return;
	const isTerminal = process.stdout.isTTY === true;
	const toLine = logFormat(asked, { isProduction, isTerminal }) === 'json' ? jsonLine : prettyLine;
	const clean = { message: scrubbed(message), stack: stack && scrubbed(stack) };
	write[level](
		toLine({ time: new Date(), level, part: 'site', requestId: requestId(), more, ...clean }),
	);
}

export const logInfo = (message: string, more?: More) => log('info', message, undefined, more);
export const logWarning = (message: string) => log('warn', message);

/** Logs an error, including its cause. */
export function logError(error: unknown): void {
	if (!(error instanceof Error)) {
		log('error', textOf(error));
		return;
	}
	const { message, stack, cause } = error;
	const why = cause instanceof Error ? `${stack}\n  because of ${cause.stack}` : stack;
	log('error', message, why);
}

const textOf = (thrown: unknown) =>
	typeof thrown === 'string' ? thrown : (JSON.stringify(thrown) ?? String(thrown));
