import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useForm, useNotification } from '@strapi/strapi/admin';
import { shortDate } from '../dates';
import { type DocumentVersion, useRestoreMutation } from './api';

const statusLabels: Record<DocumentVersion['status'], string> = {
	draft: 'Draft',
	published: 'Published',
	modified: 'Published, with a newer draft',
	scheduled: 'Scheduled',
};

const MAX_LISTED_FIELDS = 4;

function describeChange({ by, fields, status }: DocumentVersion) {
	if (fields.length === 0) return by ? statusLabels[status] : 'Before the first recorded change';
	const listedFields = fields.slice(0, MAX_LISTED_FIELDS).join(', ');
	return fields.length > MAX_LISTED_FIELDS
		? `${listedFields} and ${fields.length - MAX_LISTED_FIELDS} more`
		: listedFields;
}

/** One version: its date, author and changed fields, and a button to restore it. */
export function VersionRow({
	entry,
	version,
	isNewest,
}: {
	entry: { uid: string; id: string };
	version: DocumentVersion;
	isNewest: boolean;
}) {
	const [restore, { isLoading }] = useRestoreMutation();
	const { toggleNotification } = useNotification();
	const isModified = useForm('VersionRow', ({ modified }) => modified);
	const restoreVersion = async () => {
		if (isModified)
			return toggleNotification({
				type: 'warning',
				message: 'Save or undo your changes first.',
			});
		const result = await restore({ ...entry, version: version.version });
		if ('error' in result)
			toggleNotification({ type: 'danger', message: 'Couldn’t restore this version.' });
		else toggleNotification({ type: 'success', message: 'Restored' });
	};
	return (
		<Box tag="li" paddingTop={2} paddingBottom={2}>
			<Flex direction="column" alignItems="flex-start" gap={1}>
				<Typography fontWeight="bold">{shortDate(version.at)}</Typography>
				<Typography variant="pi">{describeChange(version)}</Typography>
				{version.by && (
					<Typography variant="pi" textColor="neutral600">
						{version.by}
					</Typography>
				)}
				{!isNewest && (
					<Button variant="tertiary" size="S" loading={isLoading} onClick={restoreVersion}>
						Restore
					</Button>
				)}
			</Flex>
		</Box>
	);
}
