import { Box } from '@chakra-ui/react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useWords } from '../lib/words/use-words';
import { TextButton } from './text-link';

/** Result below a form: success, or the error with a retry. */
export function FormOutcome({
	outcome,
}: {
	outcome: { readonly sent: boolean; readonly message: string } | undefined;
}) {
	const { t } = useWords();
	const message = outcome?.message;
	const Icon = outcome?.sent ? CircleCheck : CircleAlert;
	return (
		<Box
			role={outcome?.sent ? 'status' : 'alert'}
			color={outcome?.sent ? 'success' : 'danger'}
			textStyle="ui"
		>
			{message && (
				<Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
					<Box display="flex" alignItems="center" gap="2" minHeight="compact">
						<Icon size={20} aria-hidden />
						{message}
					</Box>
					{!outcome.sent && (
						<TextButton type="submit" tone="current" color="inherit">
							{t('Try again')}
						</TextButton>
					)}
				</Box>
			)}
		</Box>
	);
}
