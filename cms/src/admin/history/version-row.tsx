import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useForm, useNotification } from '@strapi/strapi/admin';
import { shortDate } from '../dates';
import { useRestoreMutation, type Version } from './api';

const states: Record<Version['status'], string> = {
	draft: 'Draft',
	published: 'Published',
	modified: 'Published, with a newer draft',
	scheduled: 'Scheduled',
};

const most = 4;

function changed({ by, fields, status }: Version) {
	if (fields.length === 0) return by ? states[status] : 'As it was before';
	const shown = fields.slice(0, most).join(', ');
	return fields.length > most ? `${shown} and ${fields.length - most} more` : shown;
}

/** One version: its date, author and changed fields, and a button to restore it. */
export function VersionRow({
	entry,
	version,
	isNewest,
}: {
	entry: { uid: string; id: string };
	version: Version;
	isNewest: boolean;
}) {
	const [restore, { isLoading }] = useRestoreMutation();
	const { toggleNotification } = useNotification();
	const isModified = useForm('VersionRow', ({ modified }) => modified);
	const back = async () => {
		if (isModified)
			return toggleNotification({
				type: 'warning',
				message: 'Save or undo what you typed first, then restore.',
			});
		const result = await restore({ ...entry, version: version.version });
		if ('error' in result)
			toggleNotification({ type: 'danger', message: 'It could not be restored.' });
		else toggleNotification({ type: 'success', message: 'Restored' });
	};
	return (
		<Box tag="li" paddingTop={2} paddingBottom={2}>
			<Flex direction="column" alignItems="flex-start" gap={1}>
				<Typography fontWeight="bold">{shortDate(version.at)}</Typography>
				<Typography variant="pi">{changed(version)}</Typography>
				<Typography variant="pi" textColor="neutral600">
					{version.by || 'Before versions were kept'}
				</Typography>
				{!isNewest && (
					<Button variant="tertiary" size="S" loading={isLoading} onClick={back}>
						Restore
					</Button>
				)}
			</Flex>
		</Box>
	);
}
