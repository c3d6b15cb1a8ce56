import { Box } from '@chakra-ui/react';

const most = 99;

/** How many wait, in the accent; nothing where none does. */
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
			{count > most ? `${most}+` : count}
			<Box as="span" srOnly>{` ${word}`}</Box>
		</Box>
	);
