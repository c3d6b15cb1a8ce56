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
					Now save or publish again: yours replaces what was saved elsewhere, which stays in this
					history.
				</Typography>
			</Box>
		);
	return (
		<Flex direction="column" alignItems="stretch" gap={2} paddingBottom={4} width="100%">
			<Button variant="danger-light" onClick={() => allowOverwrite(model, id)}>
				Save mine all the same
			</Button>
			<Button variant="tertiary" onClick={() => location.reload()}>
				Load the newer one instead
			</Button>
		</Flex>
	);
}
