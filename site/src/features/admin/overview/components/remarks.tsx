import { Box } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { DatabaseBackup, type LucideIcon, MailCheck, MailX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSite } from '../../../../lib/site/use-site';
import { adminWords } from '../../words';
import { overviewQuery } from '../api/overview';

const edgeColours = { good: 'green', wanting: 'gold' } as const;

/** Note to the owner on the state of the site. */
const Remark = ({
	icon: Icon,
	state,
	children,
}: {
	icon: LucideIcon;
	state: keyof typeof edgeColours;
	children: ReactNode;
}) => (
	<Box
		role="note"
		display="flex"
		gap="3"
		paddingInline="4"
		paddingBlock="3"
		borderInlineStartWidth="4px"
		borderColor={edgeColours[state]}
		bg="sunken"
		textStyle="ui"
	>
		{/* As high as a line, so that the icon is centred on the first line of text. */}
		<Box display="flex" alignItems="center" flex="none" height="1lh" aria-hidden>
			<Icon size={20} strokeWidth={1.75} />
		</Box>
		<Box as="p">{children}</Box>
	</Box>
);

const isGood = { off: false, waiting: true, made: true, failed: false } as const;

/** Status of the nightly backups; hidden while it is unknown. */
export function BackupRemark() {
	const { data } = useQuery(overviewQuery());
	return data && 'backups' in data ? (
		<Remark icon={DatabaseBackup} state={isGood[data.backups] ? 'good' : 'wanting'}>
			{adminWords.backups[data.backups]}
		</Remark>
	) : null;
}

/** Whether e-mail is set up. */
export function MailState() {
	const { mail } = useSite().features;
	return (
		<Remark icon={mail ? MailCheck : MailX} state={mail ? 'good' : 'wanting'}>
			{mail ? adminWords.home.mailOn : adminWords.home.mailOff}
		</Remark>
	);
}
