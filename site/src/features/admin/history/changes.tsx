import { Box, chakra } from '@chakra-ui/react';
import type { FieldChange } from './past';
import { WordDifference } from './word-difference';
import { historyWords } from './words';

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
