import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The results of one kind, counted. */
export function FoundList({
	title,
	count,
	children,
}: {
	title: string;
	count: number;
	children: ReactNode;
}) {
	if (count === 0) return null;
	return (
		<section aria-label={title}>
			<Box display="flex" alignItems="baseline" gap="3" paddingBottom="4">
				<Box as="h2" textStyle="h3">
					{title}
				</Box>
				<Box as="p" textStyle="ui" color="muted" fontVariantNumeric="tabular-nums">
					{count}
				</Box>
			</Box>
			{children}
		</section>
	);
}
