import { Box } from '@chakra-ui/react';

const MAX_BADGE_COUNT = 99;

/** Number of waiting items, up to 99+; hidden if there are none. */
export const Badge = ({ count, word }: { count: number; word: string }) =>
	count > 0 && (
		<Box
			as="span"
			marginInlineStart="auto"
			minWidth="24px"
			paddingInline="2"
			borderRadius="pill"
			bg="accent"
			color="onAccent"
			textStyle="label"
			fontWeight="strong"
			textAlign="center"
			fontVariantNumeric="tabular-nums"
		>
			{count > MAX_BADGE_COUNT ? `${MAX_BADGE_COUNT}+` : count}
			<Box as="span" srOnly>{` ${word}`}</Box>
		</Box>
	);
