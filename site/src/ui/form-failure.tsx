import { Box } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useTranslateMessage } from '../lib/words/translate-message';

/** Error message of a form, announced to screen readers. */
export function FormFailure({ message }: { message: string }) {
	const translateMessage = useTranslateMessage();
	return (
		// When empty, it must not occupy a row of the form's grid.
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
					{translateMessage(message)}
				</Box>
			)}
		</Box>
	);
}
