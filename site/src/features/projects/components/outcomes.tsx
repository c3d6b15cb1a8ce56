import { Box } from '@chakra-ui/react';
import type { ProjectOutcome } from '@sumu/contract';
import { useWords } from '../../../lib/words/use-words';

/** Results of a project as large figures. */
export function Outcomes({ outcomes }: { outcomes: readonly ProjectOutcome[] }) {
	const { say } = useWords();
	if (outcomes.length === 0) return null;
	return (
		<Box
			as="ul"
			aria-label={say('What came of it')}
			display="grid"
			gridTemplateColumns={{
				base: 'repeat(auto-fit, minmax(min(136px, 100%), 1fr))',
				lg: `repeat(${outcomes.length}, minmax(0, 1fr))`,
			}}
			columnGap="gutter"
			rowGap="8"
			marginTop={{ base: '8', lg: '16' }}
			paddingTop={{ base: '6', lg: '8' }}
			borderTopWidth="2px"
			borderColor="ink"
		>
			{outcomes.map(({ value, label }) => (
				<Box as="li" key={value + label}>
					<Box
						as="p"
						textStyle="figure"
						// Values include words, and the `figure` font has no letters.
						fontFamily="display"
						fontSize="clamp(2.75rem, 1.6rem + 4.2vw, 5.75rem)"
						color="accentText"
						overflowWrap="anywhere"
					>
						{value}
					</Box>
					<Box as="p" textStyle="ui" color="muted" marginTop="3" maxWidth="26ch">
						{label}
					</Box>
				</Box>
			))}
		</Box>
	);
}
