import { Box } from '@chakra-ui/react';
import { useUser } from '../../../lib/auth';
import { useSite } from '../../../lib/site/use-site';
import { useWords } from '../../../lib/words/use-words';

/** The message as sent, and the address of the reply. */
export function SentMessage({
	message: { name, email, number, subject, details },
}: {
	message: Readonly<Record<'name' | 'email' | 'subject' | 'details', string>> & {
		readonly number?: string | undefined;
	};
}) {
	const { t } = useWords();
	const { features } = useSite();
	const user = useUser();
	const isCopied = features.mail && user?.emailVerified && user.email === email;
	return (
		<Box
			as="section"
			aria-label={t('Your message')}
			marginTop="6"
			paddingInlineStart="4"
			borderInlineStartWidth="4px"
			borderColor="success"
			overflowWrap="anywhere"
		>
			<Box as="p" textStyle="label" color="muted">
				{t('Your message')}
			</Box>
			<Box as="p" textStyle="ui" fontWeight="strong" marginTop="1">
				{subject}
			</Box>
			<Box as="p" textStyle="ui" whiteSpace="pre-line" marginTop="2">
				{details}
			</Box>
			<Box as="p" textStyle="ui" marginTop="2">
				{[name, email, number].filter(Boolean).map((line) => (
					<Box as="span" display="block" key={line}>
						{line}
					</Box>
				))}
			</Box>
			<Box as="p" textStyle="small" color="muted" marginTop="3">
				{isCopied
					? t('A copy is on its way to {email}. I’ll reply to the same address.', { email })
					: t('I’ll reply to {email}.', { email })}
			</Box>
		</Box>
	);
}
