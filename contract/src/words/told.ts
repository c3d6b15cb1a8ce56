import type { Phrase } from './catalogue';
import { fill } from './say';
import type { Spoken } from './spoken';

const special = /[.*+?^$()|[\]\\]/g;
const slots = /\\?\{(\w+)\\?\}/g;

/** Messages whose parameters are already filled in. */
const filledMessages = [
	'Please choose one of {choices}',
	'At most {most} entries, please',
	'Please enter a number from {least} up',
	'At least {least} characters, please',
	'At most {most} characters, please',
	'Please enter a number from {min} to {max}',
	'Please open {address} instead: only there can one sign in',
] as const satisfies readonly Phrase[];

/** Returns a pattern that matches a text after interpolation. */
const patternOf = (text: string) =>
	new RegExp(`^${text.replace(special, '\\$&').replace(slots, '(?<$1>[\\s\\S]+?)')}$`);

const counted = (filling: Readonly<Record<string, string>>) =>
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
export function told(
	message: string,
	spoken: Spoken,
	number: (value: number) => string = String,
): { readonly text: string; readonly key?: string } {
	const exact = spoken[message];
	if (typeof exact === 'string') return { text: exact, key: message };
	for (const key of filledMessages) {
		const text = spoken[key];
		const filling = typeof text === 'string' && patternOf(key).exec(message)?.groups;
		if (filling) return { text: fill(text, counted(filling), number), key };
	}
	return { text: message };
}
