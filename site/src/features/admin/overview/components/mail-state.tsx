import { MailCheck, MailX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSite } from '../../../../lib/site/use-site';
import { Remark } from './remark';

/** Whether e-mail is set up, with `children` if it is not. */
export function MailState({ children }: { children?: ReactNode }) {
	const { mail } = useSite().features;
	return (
		<Remark icon={mail ? MailCheck : MailX} state={mail ? 'good' : 'wanting'}>
			{mail
				? 'Mail is set up: confirmations, new passwords and notices are sent.'
				: 'Mail is not set up: nobody is sent anything, and every mail is written into the log.'}{' '}
			{!mail && children}
		</Remark>
	);
}
