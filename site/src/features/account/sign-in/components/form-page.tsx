import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Heading and introduction of a page with a single task. */
export function Task({
	title,
	intro,
	children,
}: {
	title: string;
	intro: ReactNode;
	children: ReactNode;
}) {
	return (
		<>
			<Box as="h1" textStyle="h2">
				{title}
			</Box>
			<Box
				as="p"
				textStyle="lead"
				fontSize={{ lg: '1.1875rem' }}
				color="muted"
				marginTop="6"
				marginBottom="8"
			>
				{intro}
			</Box>
			{children}
		</>
	);
}
