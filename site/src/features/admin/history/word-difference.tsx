import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import { diffWordChanges } from './word-changes';

/** Unchanged characters shown on each side of a change. */
const CONTEXT_LENGTH = 120;

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
function shortenUnchangedText(text: string, isFirst: boolean, isLast: boolean) {
	if (text.length <= 2 * CONTEXT_LENGTH + 20) return text;
	const head = isFirst ? '' : text.slice(0, CONTEXT_LENGTH).replace(/\S+$/, '');
	const tail = isLast ? '' : text.slice(-CONTEXT_LENGTH).replace(/^\S+/, '');
	return `${head}…${tail}`;
}

/** Combines two texts: added words are underlined, removed words are struck through. */
export function WordDifference({ before, after }: { before: string; after: string }) {
	const changes = diffWordChanges(before, after);
	return changes.map(({ same, removed, added }, index) =>
		same ? (
			shortenUnchangedText(same, index === 0, index === changes.length - 1)
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
