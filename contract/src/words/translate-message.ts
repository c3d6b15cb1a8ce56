import type { SourceText } from './catalogue';
import type { Translations } from './catalogue-entry';
import { interpolate } from './interpolate';

const regExpSpecialCharacters = /[.*+?^$()|[\]\\]/g;
const placeholderPattern = /\\?\{(\w+)\\?\}/g;

/** Messages whose parameters are already filled in. */
const filledMessages = [
	'Please choose one of {choices}',
	'Please enter at most {most} entries',
	'Please enter {least} or more',
	'Please enter at least {least} characters',
	'Please enter at most {most} characters',
	'Please enter a number from {min} to {max}',
	'Please sign in at {address} instead',
] as const satisfies readonly SourceText[];

/** Returns a pattern that matches a text after interpolation. */
const patternOf = (text: string) =>
	new RegExp(
		`^${text.replace(regExpSpecialCharacters, '\\$&').replace(placeholderPattern, '(?<$1>[\\s\\S]+?)')}$`,
	);

const parseNumericValues = (filling: Readonly<Record<string, string>>) =>
	Object.fromEntries(
		Object.entries(filling).map(([slot, value]) => [
			slot,
			/^\d+$/.test(value) ? Number(value) : value,
		]),
	);

/**
 * Translates a message from elsewhere: from the contract's schemas, or from a response of the CMS.
 * Messages without a translation stay unchanged. `number` formats the numbers in translated messages.
 * @returns the text, and as `key` the text in the code, which identifies the message
 */
export function translateMessage(
	message: string,
	spoken: Translations,
	number: (value: number) => string = String,
): { readonly text: string; readonly key?: string } {
	const exact = spoken[message];
	if (typeof exact === 'string') return { text: exact, key: message };
	for (const key of filledMessages) {
		const text = spoken[key];
		const parameters = typeof text === 'string' && patternOf(key).exec(message)?.groups;
		if (parameters) return { text: interpolate(text, parseNumericValues(parameters), number), key };
	}
	return { text: message };
}
