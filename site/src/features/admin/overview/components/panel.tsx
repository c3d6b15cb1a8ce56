import { Box } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

/** Section of the overview with a title, and a text or a link beside it. */
export function Panel({
	title,
	aside,
	children,
}: {
	title: string;
	aside?: ReactNode;
	children: ReactNode;
}) {
	const id = useId();
	return (
		<Box as="section" aria-labelledby={id} minWidth="0">
			<Box display="flex" justifyContent="space-between" alignItems="center" minHeight="compact">
				<Box as="h2" id={id} textStyle="cardTitle" fontSize="1.25rem">
					{title}
				</Box>
				<Box textStyle="small" color="muted">
					{aside}
				</Box>
			</Box>
			{children}
		</Box>
	);
}
