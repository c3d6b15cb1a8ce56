import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTextDirection } from '../lib/words/text-direction';
import { Columns } from './container';

/** Header of a list page: a large title with an intro beside it. */
export function PageHeader({
	title,
	intro,
	children,
}: {
	title: string;
	intro?: string;
	/** Filters below the intro. */
	children?: ReactNode;
}) {
	const directionOf = useTextDirection();
	return (
		<Columns
			rowGap="6"
			alignItems="end"
			gridTemplateColumns={{
				base: 'minmax(0, 1fr)',
				md: 'fit-content(60%) minmax(0, 1fr)',
				lg: 'repeat(12, minmax(0, 1fr))',
			}}
			columnGap={{ md: '12', lg: 'gutter' }}
		>
			<Box as="h1" dir={directionOf(title)} textStyle="hero" gridColumn={{ lg: '1 / 7' }}>
				{title}
			</Box>
			<Box
				display={{ md: 'contents', lg: 'block' }}
				gridColumn={{ lg: '8 / 13' }}
				minWidth="0"
				paddingBottom={{ lg: '2' }}
			>
				{intro && (
					<Box
						as="p"
						dir={directionOf(intro)}
						textStyle="lead"
						color="muted"
						maxWidth="measure"
						paddingBottom={{ md: '2', lg: '0' }}
					>
						{intro}
					</Box>
				)}
				{children && (
					<Box gridColumn={{ md: '1 / -1' }} marginTop={{ base: '4', md: '0', lg: '4' }}>
						{children}
					</Box>
				)}
			</Box>
		</Columns>
	);
}
