import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Container } from './container';
import { Lozenge } from './lozenge';

/** A whole page that says one thing: a woven mark, a title, a sentence, one way on. */
export function Notice({
	title,
	text,
	children,
}: {
	title: string;
	text: string;
	children: ReactNode;
}) {
	return (
		<Container paddingBlock="section">
			<Lozenge size={88} />
			<Box as="h1" textStyle="h1" marginTop="8" maxWidth="14ch">
				{title}
			</Box>
			<Box as="p" textStyle="lead" color="muted" marginTop="6" maxWidth="measure">
				{text}
			</Box>
			<Box marginTop="8">{children}</Box>
		</Container>
	);
}
