import { jsonLine, logFormat, prettyLine, redactSecrets } from '@sumu/contract/logs';
import { siteEnv } from '../../config/env.server';
import { requestId } from './request-id.server';

const logLevels = ['error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

type More = Readonly<Record<string, unknown>>;

const isProduction = process.env.NODE_ENV === 'production';

/** Writes a line: errors and warnings to stderr, the rest to stdout. */
const lineWriters: Readonly<Record<LogLevel, (line: string) => void>> = {
	error: (line) => console.error(line),
	warn: (line) => console.warn(line),
	info: (line) => console.log(line),
	debug: (line) => console.log(line),
};

function writeLog(level: LogLevel, message: string, stack?: string, more?: More): void {
	const { logLevel, logFormat: requestedFormat } = siteEnv();
	if (logLevels.indexOf(level) > logLevels.indexOf(logLevel)) return;
	const isTerminal = process.stdout.isTTY === true;
	const toLine =
		logFormat(requestedFormat, { isProduction, isTerminal }) === 'json' ? jsonLine : prettyLine;
	const clean = { message: redactSecrets(message), stack: stack && redactSecrets(stack) };
	lineWriters[level](
		toLine({ time: new Date(), level, part: 'site', requestId: requestId(), more, ...clean }),
	);
}

export const logInfo = (message: string, more?: More) => writeLog('info', message, undefined, more);

/** Logs an error, including its cause. */
export function logError(error: unknown): void {
	if (!(error instanceof Error)) {
		writeLog('error', textOf(error));
		return;
	}
	const { message, stack, cause } = error;
	const why = cause instanceof Error ? `${stack}\n  because of ${cause.stack}` : stack;
	writeLog('error', message, why);
}

const textOf = (thrown: unknown) =>
	typeof thrown === 'string' ? thrown : (JSON.stringify(thrown) ?? String(thrown));
