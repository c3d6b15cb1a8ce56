import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useWords } from '../../../lib/words/use-words';

/** Results of one content type, with their number. */
export function FoundList({
	title,
	count,
	children,
}: {
	title: string;
	count: number;
	children: ReactNode;
}) {
	const { number } = useWords();
	if (count === 0) return null;
	return (
		<section aria-label={title}>
			<Box display="flex" alignItems="baseline" gap="3" paddingBottom="4">
				<Box as="h2" textStyle="h3">
					{title}
				</Box>
				<Box as="p" textStyle="ui" color="muted" fontVariantNumeric="tabular-nums">
					{number(count)}
				</Box>
			</Box>
			{children}
		</section>
	);
}
