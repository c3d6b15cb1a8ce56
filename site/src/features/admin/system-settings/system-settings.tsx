import { Box } from '@chakra-ui/react';
import type { SystemSettings } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../../../lib/api';
import { useUser } from '../../../lib/auth';
import { TextButton } from '../../../ui/text-link';
import { BackupRemark, MailState } from '../overview/components/remarks';
import { systemSettingsQuery } from './api';
import { BackupsForm } from './backups-form';
import { MailServerForm } from './mail-server-form';
import { systemSettingsWords } from './words';

function WithUpkeep({ children }: { children: (upkeep: SystemSettings) => ReactNode }) {
	const { data, isError, error, refetch } = useQuery(systemSettingsQuery());
	// Keeps the form and its typed values if a refetch fails.
	if (data) return children(data);
	if (!isError) return null;
	if (error instanceof ApiError && error.status === 403)
		return (
			<Box as="p" textStyle="ui">
				{systemSettingsWords.firstOwnerOnly}
			</Box>
		);
	return (
		<Box role="alert" textStyle="ui">
			{systemSettingsWords.failed} <TextButton onClick={() => refetch()}>Try again</TextButton>
		</Box>
	);
}

const ByVariable = ({ children }: { children: string }) => (
	<Box as="p" textStyle="ui">
		{children}
	</Box>
);

/** Whether e-mail is set up, and the form for the mail server. */
export function MailUpkeep() {
	const email = useUser()?.email;
	return (
		<>
			<MailState />
			<WithUpkeep>
				{({ mail }) =>
					mail.by === 'variable' ? (
						<ByVariable>{systemSettingsWords.mail.byVariable(mail.host)}</ByVariable>
					) : (
						email && <MailServerForm key={mail.by} mail={mail} email={email} />
					)
				}
			</WithUpkeep>
		</>
	);
}

/** Status of the nightly backups, and the form for their number. */
export function BackupUpkeep() {
	const email = useUser()?.email;
	return (
		<>
			<BackupRemark />
			<WithUpkeep>
				{({ backups }) =>
					backups.by === 'variable' ? (
						<ByVariable>{systemSettingsWords.backups.byVariable(backups.nights)}</ByVariable>
					) : (
						email && <BackupsForm key={backups.by} backups={backups} email={email} />
					)
				}
			</WithUpkeep>
		</>
	);
}
