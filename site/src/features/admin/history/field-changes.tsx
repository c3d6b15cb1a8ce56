import { Box, chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import type { FieldChange } from './history-adapter';
import { diffWordChanges } from './word-changes';
import { historyWords } from './words';

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

const Picture = chakra('img', { base: { maxHeight: '120px', maxWidth: 'full' } });

function Pictures({ before, after }: FieldChange) {
	const one = (address: string) =>
		address ? <Picture src={address} alt="" /> : <span>{historyWords.empty}</span>;
	return (
		<Box display="flex" flexWrap="wrap" alignItems="center" gap="3">
			<del>{one(before)}</del>
			<span aria-hidden>→</span>
			<ins>{one(after)}</ins>
		</Box>
	);
}

/** Differences between two versions, field by field, as text. */
export function Changes({ changes }: { changes: readonly FieldChange[] }) {
	if (changes.length === 0)
		return (
			<Box as="p" textStyle="small" color="muted" marginBottom="4">
				{historyWords.nothing}
			</Box>
		);
	return (
		<Box as="dl" display="grid" gap="4" marginBottom="4">
			{changes.map((changed) => (
				<Box key={changed.name} minWidth="0">
					<Box as="dt" textStyle="label" color="muted">
						{changed.label}
					</Box>
					<Box
						as="dd"
						maxHeight="320px"
						overflow="auto"
						// Focusable, so that a keyboard can scroll it.
						tabIndex={0}
						textStyle="small"
						whiteSpace="pre-wrap"
						overflowWrap="anywhere"
					>
						{changed.kind === 'picture' ? (
							<Pictures {...changed} />
						) : (
							<WordDifference before={changed.before} after={changed.after} />
						)}
					</Box>
				</Box>
			))}
		</Box>
	);
}
