import { tagKey, tagsIn } from '@sumu/contract';

const MAX_SUGGESTIONS = 8;

/** Returns the part of a comma-separated line at a position, and the text around it. */
function splitAt(text: string, position: number) {
	const start = text.lastIndexOf(',', position - 1) + 1;
	const nextComma = text.indexOf(',', position);
	const end = nextComma === -1 ? text.length : nextComma;
	return {
		before: text.slice(0, start),
		part: text.slice(start, end).trim(),
		after: text.slice(end),
	};
}

/** Replaces the part of a comma-separated line at a position. */
export function replacePart(text: string, position: number, replacement: string): string {
	const { before, after } = splitAt(text, position);
	return `${before}${before && ' '}${replacement}${after}`;
}

/**
 * Returns the choices that contain the part at a position: first those that start with it, otherwise in their order.
 * The line's other parts are left out, and so is a choice that is complete.
 */
export function findSuggestions(
	choices: readonly string[],
	text: string,
	position: number,
): readonly string[] {
	const { before, part, after } = splitAt(text, position);
	const partKey = tagKey(part);
	const usedKeys = [...tagsIn(before), ...tagsIn(after), part].map(tagKey);
	const foundChoices = choices.filter(
		(choice) => !usedKeys.includes(tagKey(choice)) && tagKey(choice).includes(partKey),
	);
	const isStart = (choice: string) => tagKey(choice).startsWith(partKey);
	return [
		...foundChoices.filter(isStart),
		...foundChoices.filter((choice) => !isStart(choice)),
	].slice(0, MAX_SUGGESTIONS);
}
