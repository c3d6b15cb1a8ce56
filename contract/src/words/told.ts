import type { Phrase } from './catalogue';
import { fill } from './say';
import type { Spoken } from './spoken';

const special = /[.*+?^$()|[\]\\]/g;
const slots = /\\?\{(\w+)\\?\}/g;

/** Messages that come filled in. */
const filledMessages = [
	'Please choose one of {choices}',
	'At most {most} entries, please',
	'Please enter a number from {least} up',
	'At least {least} characters, please',
	'At most {most} characters, please',
	'Please enter a number from {min} to {max}',
	'Please open {address} instead: only there can one sign in',
] as const satisfies readonly Phrase[];

/** A text with slots, as a pattern of what it says once they are filled. */
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
 * How a message is said that was worded elsewhere: by the contract's schemas, or in an answer of the CMS.
 * What is in no catalogue stays as it is; numbers in it are written by `number`.
 * @returns the text that stands in the code too, so that a page can be told which it said
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
