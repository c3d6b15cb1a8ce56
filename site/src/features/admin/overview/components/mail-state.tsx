import { Box } from '@chakra-ui/react';
import { useSite } from '../../../../lib/site/use-site';

/** Whether mails leave, and what to do where they do not. */
export function MailState() {
	const { mail } = useSite().features;
	return (
		<Box
			as="p"
			marginBottom="6"
			paddingInline="4"
			paddingBlock="2"
			borderInlineStartWidth="4px"
			borderColor={mail ? 'green' : 'gold'}
			bg="sunken"
			textStyle="small"
		>
			{mail
				? 'Mail is set up: confirmations, new passwords and notices are sent.'
				: 'Mail is not set up: nobody is sent anything, and every mail is written into the log. Set SMTP_URL to change that.'}
		</Box>
	);
}
