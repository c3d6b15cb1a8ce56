import { parseEnv } from 'node:util';
import { variables } from '@sumu/contract/env';

/**
 * Writes a variable as a line of a `.env` file, in quotes if needed. A value with every kind of quote becomes a
 * comment, because the format cannot represent it.
 */
function line(name: string, value: string): string {
	const quotes = /^[\w.:/@,+%?&=~-]*$/.test(value) ? [''] : ["'", '"', '`'];
	const written = quotes
		.map((quote) => `${name}=${quote}${value}${quote}\n`)
		.find((one) => parseEnv(one)[name] === value);
	return written ?? `# ${name} has to be set by hand: it holds every kind of quotes.\n`;
}

/** Writes the variables that are set as a `.env` file. */
export const writeSettings = (source: NodeJS.ProcessEnv): string =>
	Object.keys(variables)
		.flatMap((name) => (source[name] ? [line(name, source[name])] : []))
		.join('');

export const readSettings = (text: string): Record<string, string | undefined> => parseEnv(text);
