import { parseEnv } from 'node:util';
import { envVariables } from '@sumu/contract/env';

/**
 * Writes a variable as a line of a `.env` file, in quotes if needed. A value with every kind of quote becomes a
 * comment, because the format cannot represent it.
 */
function formatEnvLine(name: string, value: string): string {
	const quotes = /^[\w.:/@,+%?&=~-]*$/.test(value) ? [''] : ["'", '"', '`'];
	const quotedLine = quotes
		.map((quote) => `${name}=${quote}${value}${quote}\n`)
		.find((one) => parseEnv(one)[name] === value);
	return quotedLine ?? `# ${name} has to be set by hand: it holds every kind of quotes.\n`;
}

/** Writes the variables that are set as a `.env` file. */
export const serializeSettings = (source: NodeJS.ProcessEnv): string =>
	Object.keys(envVariables)
		.flatMap((name) => (source[name] ? [formatEnvLine(name, source[name])] : []))
		.join('');

export const parseSettings = (text: string): Record<string, string | undefined> => parseEnv(text);
