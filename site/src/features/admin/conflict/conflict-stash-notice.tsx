import { Box } from '@chakra-ui/react';
import { TextButton } from '../../../ui/text-link';
import { adminWords } from '../words';

export interface SetAside {
	readonly name: string;
	readonly label: string;
	readonly text: string;
}

/** Typed values that were rejected in a comparison; kept until restored or discarded. */
export function AsideNotice({
	texts,
	onBack,
	onDiscard,
}: {
	texts: readonly SetAside[];
	onBack: (name: string) => void;
	onDiscard: (name: string) => void;
}) {
	if (texts.length === 0) return null;
	return (
		<Box as="section" aria-label={adminWords.aside.title} padding="4" marginTop="6" bg="sunken">
			<Box as="h2" textStyle="label" color="muted">
				{adminWords.aside.title}
			</Box>
			{texts.map(({ name, label, text }) => (
				<Box key={name} marginTop="3">
					<Box textStyle="ui" fontWeight="strong">
						{label}
					</Box>
					<Box
						textStyle="small"
						whiteSpace="pre-wrap"
						overflowWrap="anywhere"
						maxHeight="320px"
						overflow="auto"
					>
						{text}
					</Box>
					<Box display="flex" gap="4">
						<TextButton
							aria-label={`${adminWords.aside.back}: ${label}`}
							onClick={() => onBack(name)}
						>
							{adminWords.aside.back}
						</TextButton>
						<TextButton
							tone="quiet"
							aria-label={`${adminWords.aside.discard}: ${label}`}
							onClick={() => onDiscard(name)}
						>
							{adminWords.aside.discard}
						</TextButton>
					</Box>
				</Box>
			))}
		</Box>
	);
}
