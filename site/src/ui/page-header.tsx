import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Columns } from './container';

/** How the page of a list begins: its name, large, and beside it what it is about. */
export function PageHeader({
	title,
	intro,
	children,
}: {
	title: string;
	intro?: string;
	/** Below the intro: what narrows the list down. */
	children?: ReactNode;
}) {
	return (
		<Columns rowGap="6" alignItems="end">
			<Box as="h1" textStyle="hero" gridColumn={{ lg: '1 / 7' }}>
				{title}
			</Box>
			<Box gridColumn={{ lg: '8 / 13' }} minWidth="0" paddingBottom={{ lg: '2' }}>
				{intro && (
					<Box as="p" textStyle="lead" color="muted" maxWidth="measure">
						{intro}
					</Box>
				)}
				{children && <Box marginTop="4">{children}</Box>}
			</Box>
		</Columns>
	);
}
