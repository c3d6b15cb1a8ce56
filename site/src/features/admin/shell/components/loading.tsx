import { Box } from '@chakra-ui/react';
import { Lozenge } from '../../../../ui/lozenge';

/** Shown until the user is known; nothing else of the admin is visible before that. */
export const Loading = () => (
	<Box
		as="main"
		id="content"
		tabIndex={-1}
		display="grid"
		placeItems="center"
		minHeight="100dvh"
		css={{ '--mark': 'block' }}
		animation="lit 1.2s ease-in-out infinite"
	>
		<Lozenge size={66} />
		<Box role="status" srOnly>
			Loading
		</Box>
	</Box>
);
