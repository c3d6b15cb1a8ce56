import { Box } from '@chakra-ui/react';
import { sendConfirmation } from '@sumu/contract';
import { useMutation } from '@tanstack/react-query';
import { callEndpoint } from '../../../../lib/api';
import { translateMessageInBrowser } from '../../../../lib/words/translate-message';
import { useWords } from '../../../../lib/words/use-words';
import { showToast } from '../../../../ui/alerts';
import { TextButton } from '../../../../ui/text-link';

/** Sends the confirmation e-mail again. */
export async function mailConfirmation(email: string): Promise<void> {
	await callEndpoint(sendConfirmation, { body: { email } });
	await showToast('success', {
		title: translateMessageInBrowser('The e-mail is on its way'),
		text: email,
	});
}

/** Notice that the e-mail address is unconfirmed, with a button to send the confirmation again. */
export function Unconfirmed({ email }: { email: string }) {
	const { t } = useWords();
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
			<span>{t('Your e-mail address is not confirmed yet.')}</span>
			<TextButton disabled={isPending} onClick={() => mutate(email)}>
				{isError ? t('Try again') : t('E-mail me the link')}
			</TextButton>
		</Box>
	);
}
