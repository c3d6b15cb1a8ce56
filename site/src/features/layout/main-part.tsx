import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props {
	/** Where the page around has a main part too. */
	label?: string | undefined;
	children: ReactNode;
}

/** What a page is about, below its bar; the link that skips the bar leads here. */
export const MainPart = ({ label, children }: Props) => (
	<Box
		as="main"
		id="content"
		aria-label={label}
		tabIndex={-1}
		flexGrow="1"
		// Keeps the footer below the screen, so that changes above it never move it in sight.
		minHeight="100lvh"
		paddingTop={{ base: '{sizes.navSmall}', lg: '{sizes.nav}' }}
		_focusVisible={{ outline: 'none' }}
	>
		{children}
	</Box>
);
