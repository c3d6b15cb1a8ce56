import { Box } from '@chakra-ui/react';

/** Colours of the initials; a title always has the same one. */
const coverColours = ['accentText', 'greenText', 'ink', 'gold'] as const;

const colourOf = (title: string) => {
	let sum = 0;
	for (const character of title) sum += character.codePointAt(0) ?? 0;
	return coverColours[sum % coverColours.length] ?? coverColours[0];
};

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Returns the first letter or digit of a title with its combining marks, or else its first character. */
export function initialOf(title: string): string {
	const start = Math.max(title.search(/[\p{L}\p{N}]/u), 0);
	const [first] = graphemes.segment(title.slice(start).trimStart());
	return first?.segment.toUpperCase() ?? '';
}

/** Cover of an entry without a picture: the initial of its title, cut off by the edges as on a poster. */
export const TypographicCover = ({ title }: { title: string }) => (
	<Box
		aria-hidden
		data-typographic-cover=""
		position="relative"
		height="full"
		overflow="hidden"
		color={colourOf(title)}
		css={{ containerType: 'size' }}
	>
		<Box
			as="span"
			position="absolute"
			top="max(8px, 7cqmin)"
			insetInline="max(8px, 7cqmin)"
			borderTopWidth="2px"
			borderColor="currentColor"
		/>
		<Box
			as="span"
			position="absolute"
			insetInlineStart="max(6px, 5cqmin)"
			bottom="-.1em"
			fontFamily="display"
			fontWeight="display"
			fontSize="calc(1.04 * 100cqmin)"
			lineHeight="display"
			letterSpacing="hero"
			whiteSpace="nowrap"
			userSelect="none"
		>
			{initialOf(title)}
		</Box>
	</Box>
);
