import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Colours by status; only a status that needs attention gets the accent colour. */
const toneColours = {
	attention: 'accent',
	changed: 'gold',
	quiet: 'control',
} as const;

export type StateTone = keyof typeof toneColours;

/** Status of a row, as a dot and a word. */
export const StateDot = ({ tone, children }: { tone: StateTone; children: ReactNode }) => (
	<Box
		as="span"
		display="inline-flex"
		alignItems="center"
		gap="2"
		whiteSpace="nowrap"
		color={tone === 'quiet' ? 'muted' : 'ink'}
		fontWeight={tone === 'quiet' ? undefined : 'strong'}
	>
		<Box
			as="span"
			aria-hidden
			flex="none"
			width="8px"
			height="8px"
			borderRadius="pill"
			bg={toneColours[tone]}
		/>
		{children}
	</Box>
);
