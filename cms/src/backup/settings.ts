import { parseEnv } from 'node:util';
import { variables } from '@sumu/contract/env';

/** Without quotes or in those with which it is read as it is; a file of this form cannot hold all values. */
function line(name: string, value: string): string {
	const quotes = /^[\w.:/@,+%?&=~-]*$/.test(value) ? [''] : ["'", '"', '`'];
	const written = quotes
		.map((quote) => `${name}=${quote}${value}${quote}\n`)
		.find((one) => parseEnv(one)[name] === value);
	return written ?? `# ${name} has to be set by hand: it holds every kind of quotes.\n`;
}

/** The variables that are set, as a `.env` of their own. */
export const writeSettings = (source: NodeJS.ProcessEnv): string =>
	Object.keys(variables)
		.flatMap((name) => (source[name] ? [line(name, source[name])] : []))
		.join('');

export const readSettings = (text: string): Record<string, string | undefined> => parseEnv(text);
