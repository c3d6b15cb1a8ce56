import { Box } from '@chakra-ui/react';
import { useTranslateMessage } from '../../../../lib/words/translate-message';
import { TextButton } from '../../../../ui/text-link';
import { adminWords } from '../../words';
import type { Refusal } from './use-bulk';

/** Rows that a bulk action could not change, each with the reason. */
export function RefusalList({
	refusals,
	onDismiss,
}: {
	refusals: readonly Refusal[];
	onDismiss: () => void;
}) {
	const translate = useTranslateMessage();
	if (refusals.length === 0) return null;
	return (
		<Box
			role="alert"
			marginBlock="4"
			padding="4"
			borderWidth="1px"
			borderColor="danger"
			borderRadius="control"
		>
			<Box display="flex" justifyContent="space-between" gap="4" fontWeight="strong">
				{adminWords.bulk.refused(refusals.length)}
				<TextButton onClick={onDismiss}>{adminWords.bulk.dismiss}</TextButton>
			</Box>
			<Box as="ul" maxHeight="240px" overflow="auto" textStyle="small" tabIndex={0}>
				{refusals.map(({ id, name, message }) => (
					<Box as="li" key={id} paddingBlock="1">
						<strong>{name}</strong>: {translate(message)}
					</Box>
				))}
			</Box>
		</Box>
	);
}
