import { Box } from '@chakra-ui/react';
import { messages } from '@sumu/contract';
import type { ReactNode } from 'react';
import { useWords } from '../lib/words/use-words';
import { Lozenge } from './lozenge';

/** Empty state of a list: the woven mark, a sentence and an optional link. */
export function Empty({ text, children }: { text?: string; children?: ReactNode }) {
	const { t } = useWords();
	return (
		<Box display="flex" alignItems="center" gap="6" paddingBlock="16">
			<Lozenge size={66} />
			<Box>
				<Box as="p" textStyle="h4">
					{text ?? t(messages.notFound)}
				</Box>
				{children}
			</Box>
		</Box>
	);
}
