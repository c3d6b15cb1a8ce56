import { Box, type BoxProps, chakra } from '@chakra-ui/react';
import type { SiteSetting } from '@sumu/contract';
import { useWords } from '../../../lib/words/use-words';

const Value = chakra('dd', {
	base: {
		fontFamily: 'figure',
		fontWeight: 'display',
		fontSize: 'clamp(4.5rem, 2.2rem + 8.7vw, 10rem)',
		lineHeight: 'hero',
		letterSpacing: 'display',
	},
});

/** Large number with a label below it. */
export function Figure({ value, label }: { value: string; label: string }) {
	return (
		<Box display="flex" flexDirection="column-reverse" justifyContent="flex-end">
			<Box as="dt" textStyle="small" marginTop="4">
				{label}
			</Box>
			<Value>{value}</Value>
		</Box>
	);
}

/** Years of experience and number of projects, if the owner has set them. */
export function Figures({
	content: { experience, totalProjects },
	...look
}: {
	content: Pick<SiteSetting, 'experience' | 'totalProjects'>;
} & BoxProps) {
	const { t, number } = useWords();
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
			{experience > 0 && <Figure value={number(experience)} label={t('years of experience')} />}
			{totalProjects && <Figure value={totalProjects} label={t('total projects')} />}
		</Box>
	);
}
