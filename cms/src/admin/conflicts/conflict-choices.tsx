import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useSyncExternalStore } from 'react';
import { allowOverwrite, conflictOf, watchConflicts } from './save-conflicts';

/** Choices after a save conflict. The form keeps the unsaved values. */
export function Refused({ model, id }: { model: string; id: string }) {
	const refusal = useSyncExternalStore(watchConflicts, () => conflictOf(model, id));
	if (!refusal) return null;
	if (refusal.overruled)
		return (
			<Box background="warning100" padding={3} marginBottom={4} hasRadius role="status">
				<Typography textColor="warning700">
					Save or publish again to replace the newer version. It stays in the history.
				</Typography>
			</Box>
		);
	return (
		<Flex direction="column" alignItems="stretch" gap={2} paddingBottom={4} width="100%">
			<Button variant="danger-light" onClick={() => allowOverwrite(model, id)}>
				Keep my version
			</Button>
			<Button variant="tertiary" onClick={() => location.reload()}>
				Load the newer version
			</Button>
		</Flex>
	);
}
