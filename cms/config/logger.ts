import { logFormat } from '@sumu/contract/logs';
import { env } from '../src/env';
import { jsonFormat, prettyFormat } from '../src/platform/logs/formats';

const format = logFormat(env.LOG_FORMAT, {
	isProduction: process.env.NODE_ENV === 'production',
	isTerminal: process.stdout.isTTY === true,
});

export default { level: env.LOG_LEVEL, format: format === 'json' ? jsonFormat : prettyFormat };
