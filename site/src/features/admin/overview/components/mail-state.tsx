import { MailCheck, MailX } from 'lucide-react';
import { useSite } from '../../../../lib/site/use-site';
import { Remark } from './remark';

/** Whether mails leave, and what to do where they do not. */
export function MailState() {
	const { mail } = useSite().features;
	return (
		<Remark icon={mail ? MailCheck : MailX} state={mail ? 'good' : 'wanting'}>
			{mail
				? 'Mail is set up: confirmations, new passwords and notices are sent.'
				: 'Mail is not set up: nobody is sent anything, and every mail is written into the log. Set SMTP_URL to change that.'}
		</Remark>
	);
}
