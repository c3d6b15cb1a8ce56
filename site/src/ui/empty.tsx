import { Box } from '@chakra-ui/react';
import { messages } from '@sumu/contract';
import type { ReactNode } from 'react';
import { Lozenge } from './lozenge';

/** A list without anything in it: one woven lozenge, a sentence, and perhaps a link. */
export function Empty({
	text = messages.notFound,
	children,
}: {
	text?: string;
	children?: ReactNode;
}) {
	return (
		<Box display="flex" alignItems="center" gap="6" paddingBlock="16">
			<Lozenge size={66} />
			<Box>
				<Box as="p" textStyle="h4">
					{text}
				</Box>
				{children}
			</Box>
		</Box>
	);
}
