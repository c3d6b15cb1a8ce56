import { Box } from '@chakra-ui/react';
import { Lozenge } from '../../../../ui/lozenge';

/** While it is not yet known who is there: nothing of the workplace shows. */
export const Loading = () => (
	<Box
		as="main"
		id="content"
		tabIndex={-1}
		display="grid"
		placeItems="center"
		minHeight="100dvh"
		animation="lit 1.2s ease-in-out infinite"
	>
		<Lozenge size={66} />
		<Box role="status" srOnly>
			Loading
		</Box>
	</Box>
);
