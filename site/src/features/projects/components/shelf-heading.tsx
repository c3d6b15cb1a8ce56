import { Box } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { sitePaths } from '../../../config/paths';
import { useWords } from '../../../lib/words/use-words';
import { TextLink } from '../../../ui/text-link';

/** Link to the list of all projects. */
export function AllProjects() {
	const { t } = useWords();
	return (
		<TextLink to={sitePaths.projects.at()} prefetch="intent">
			{t('All projects')}
			<ArrowRight size={18} strokeWidth={1.75} aria-hidden />
		</TextLink>
	);
}

/** Heading above a few projects, with a link to all. */
export const ShelfHeading = ({
	id,
	textStyle,
	children,
}: {
	id: string;
	textStyle: 'h2' | 'h3';
	children: ReactNode;
}) => (
	<Box
		display="flex"
		flexWrap="wrap"
		justifyContent="space-between"
		alignItems="end"
		columnGap="8"
		rowGap="4"
		marginBottom={textStyle === 'h2' ? '12' : '8'}
	>
		<Box as="h2" id={id} textStyle={textStyle}>
			{children}
		</Box>
		<AllProjects />
	</Box>
);
