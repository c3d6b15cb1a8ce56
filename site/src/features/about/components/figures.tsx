import { Box, type BoxProps } from '@chakra-ui/react';
import type { SiteSetting } from '@sumu/contract';
import { useWords } from '../../../lib/words/use-words';
import { Figure } from './figure';

/** Years of experience and number of projects, if the owner has set them. */
export function Figures({
	content: { experience, totalProjects },
	...look
}: {
	content: Pick<SiteSetting, 'experience' | 'totalProjects'>;
} & BoxProps) {
	const { say, number } = useWords();
	if (!experience && !totalProjects) return null;
	return (
		<Box
			as="dl"
			display="flex"
			flexWrap="wrap"
			columnGap={{ base: '12', lg: '16' }}
			rowGap="6"
			{...look}
		>
			{experience > 0 && <Figure value={number(experience)} label={say('years of experience')} />}
			{totalProjects && <Figure value={totalProjects} label={say('total projects')} />}
		</Box>
	);
}
