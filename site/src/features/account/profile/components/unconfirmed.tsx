import { Box } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useWords } from '../../../../lib/words/use-words';
import { TextButton } from '../../../../ui/text-link';
import { mailConfirmation } from '../api/send-confirmation';

/** Notice that the e-mail address is unconfirmed, with a button to send the confirmation again. */
export function Unconfirmed({ email }: { email: string }) {
	const { say } = useWords();
	const { mutate, isPending, isError } = useMutation({ mutationFn: mailConfirmation });
	return (
		<Box
			display="flex"
			flexWrap="wrap"
			alignItems="center"
			columnGap="4"
			marginTop="8"
			paddingInline="4"
			paddingBlock="2"
			borderInlineStartWidth="4px"
			borderColor="gold"
			bg="sunken"
			textStyle="ui"
		>
			<span>{say('Your e-mail address is not confirmed yet.')}</span>
			<TextButton disabled={isPending} onClick={() => mutate(email)}>
				{isError ? say('Try again') : say('Mail me the link')}
			</TextButton>
		</Box>
	);
}
