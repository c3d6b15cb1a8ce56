import { Box, chakra } from '@chakra-ui/react';

/** Only the compiler checks this file: an unused `@ts-expect-error` is an error too. */

/* Theme tokens, keywords and CSS values. */
export const knownTokens = (
	<Box
		paddingBlock={{ base: '2', lg: 'section' }}
		margin="0 auto"
		width="min(100%, {sizes.measure})"
		height="44px"
		minHeight="compact"
		bg="canvas"
		borderColor="currentColor"
		color="color-mix(in srgb, {colors.ink} 50%, transparent)"
		textStyle="lead"
		zIndex="nav"
		lineHeight={1.2}
	/>
);

export const missingTokens = [
	// @ts-expect-error not in the scale of spacing, which Chakra's own theme has
	<Box key="spacing" paddingBlock="1.5" />,
	// @ts-expect-error not in the scale of sizes
	<Box key="sizes" width={{ lg: '11' }} />,
	// @ts-expect-error a token of spacing, not of sizes
	<Box key="scale" width="gutter" />,
	// @ts-expect-error no colour of the theme
	<Box key="colors" color="gray.500" />,
	// @ts-expect-error no text style of the theme
	<Box key="textStyle" textStyle="2xl" />,
	// @ts-expect-error no breakpoint of the theme
	<Box key="breakpoint" width={{ '2xl': 'full' }} />,
	// @ts-expect-error the same within a condition
	<Box key="condition" _hover={{ borderRadius: 'l2' }} />,
	// @ts-expect-error the same in `css`
	<Box key="css" css={{ '& > a': { gap: '5' } }} />,
];

// @ts-expect-error the same in a recipe
chakra('a', { base: { marginTop: '7' } });
// @ts-expect-error the same in a variant
chakra('a', { variants: { size: { small: { fontSize: 'xs' } } } });
