import { Box } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useTold } from '../lib/words/use-told';

/** Why a form was refused, read out when it appears. */
export function FormFailure({ message }: { message: string }) {
	const told = useTold();
	return (
		// Empty it takes no row of the form's grid.
		<Box role="alert" css={{ '&:empty': { position: 'absolute' } }}>
			{message && (
				<Box
					display="flex"
					gap="3"
					padding="4"
					borderInlineStartWidth="4px"
					borderColor="danger"
					bg="raised"
					color="danger"
					textStyle="ui"
				>
					<Box asChild flex="none">
						<CircleAlert size={20} aria-hidden />
					</Box>
					{told(message)}
				</Box>
			)}
		</Box>
	);
}
