import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import { wordChanges } from './word-changes';

/** Unchanged characters shown on each side of a change. */
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

/** Shortens unchanged text to its context around the changes. */
function shortened(text: string, isFirst: boolean, isLast: boolean) {
	if (text.length <= 2 * context + 20) return text;
	const head = isFirst ? '' : text.slice(0, context).replace(/\S+$/, '');
	const tail = isLast ? '' : text.slice(-context).replace(/^\S+/, '');
	return `${head}…${tail}`;
}

/** Combines two texts: added words are underlined, removed words are struck through. */
export function WordDifference({ before, after }: { before: string; after: string }) {
	const changes = wordChanges(before, after);
	return changes.map(({ same, removed, added }, index) =>
		same ? (
			shortened(same, index === 0, index === changes.length - 1)
		) : (
			// biome-ignore lint/suspicious/noArrayIndexKey: the changes of two texts never change
			<Fragment key={index}>
				{removed && <Removed>{removed}</Removed>}
				{removed && added && ' '}
				{added && <Added>{added}</Added>}
			</Fragment>
		),
	);
}
