import { chakra } from '@chakra-ui/react';
import { type ChangeObject, diffWordsWithSpace } from 'diff';

/** Milliseconds after which two texts are too different to be worth it. */
const timeout = 300;

/** Characters of what stayed that are shown on each side of a change. */
const context = 120;

const Added = chakra('ins', {
	base: {
		bg: 'color-mix(in srgb, {colors.success} 16%, transparent)',
		textDecoration: 'underline',
		textUnderlineOffset: '3px',
	},
});
const Removed = chakra('del', {
	base: { color: 'danger', bg: 'color-mix(in srgb, {colors.danger} 10%, transparent)' },
});

const whole = (before: string, after: string): ChangeObject<string>[] =>
	[
		{ value: before, added: false, removed: true, count: 1 },
		{ value: after, added: true, removed: false, count: 1 },
	].filter(({ value }) => value);

/** What stayed the same, as far as it helps to find one's way. */
function shortened(text: string, isFirst: boolean, isLast: boolean) {
	if (text.length <= 2 * context + 20) return text;
	const head = isFirst ? '' : text.slice(0, context).replace(/\S+$/, '');
	const tail = isLast ? '' : text.slice(-context).replace(/^\S+/, '');
	return `${head}…${tail}`;
}

/** Two texts in one: what was added is underlined, what was removed is struck out. */
export function WordDifference({ before, after }: { before: string; after: string }) {
	const parts = diffWordsWithSpace(before, after, { timeout }) ?? whole(before, after);
	return parts.map(({ value, added, removed }, index) => {
		// biome-ignore lint/suspicious/noArrayIndexKey: the parts of two texts never change
		if (added) return <Added key={index}>{value}</Added>;
		// biome-ignore lint/suspicious/noArrayIndexKey: as above
		if (removed) return <Removed key={index}>{value}</Removed>;
		return shortened(value, index === 0, index === parts.length - 1);
	});
}
