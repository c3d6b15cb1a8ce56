import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props {
	/** Needed if the surrounding page also has a main landmark. */
	label?: string | undefined;
	children: ReactNode;
}

/** Main landmark below the bar; target of the skip link. */
export const MainPart = ({ label, children }: Props) => (
	<Box
		as="main"
		id="content"
		aria-label={label}
		tabIndex={-1}
		flexGrow="1"
		// Keeps the footer below the screen, so that content changes above never shift it visibly.
		minHeight="100lvh"
		paddingTop={{ base: '{sizes.navSmall}', lg: '{sizes.nav}' }}
		_focusVisible={{ outline: 'none' }}
	>
		{children}
	</Box>
);
