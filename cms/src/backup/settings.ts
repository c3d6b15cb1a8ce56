import { parseEnv } from 'node:util';
import { variables } from '@sumu/contract/env';

/** In the quotes it does not hold itself. */
function quoted(value: string): string {
	if (/^[\w.:/@,+%?&=~-]*$/.test(value)) return value;
	const quote = ["'", '"', '`'].find((mark) => !value.includes(mark)) ?? "'";
	return `${quote}${value}${quote}`;
}

/** The variables that are set, as a `.env` of their own. */
export const writeSettings = (source: NodeJS.ProcessEnv): string =>
	Object.keys(variables)
		.filter((name) => source[name])
		.map((name) => `${name}=${quoted(source[name] ?? '')}\n`)
		.join('');

export const readSettings = (text: string): Record<string, string | undefined> => parseEnv(text);
