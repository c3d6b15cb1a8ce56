import { Box, chakra } from '@chakra-ui/react';
import { adminWords } from '../words';
import type { ConflictChoice, VersionDifference } from './version-conflict';

const Option = chakra('label', {
	base: {
		display: 'grid',
		gridTemplateColumns: 'auto minmax(0, 1fr)',
		columnGap: '3',
		alignContent: 'start',
		minHeight: 'compact',
		padding: '4',
		bg: 'raised',
		borderWidth: '1px',
		borderColor: 'control',
		borderRadius: 'control',
		cursor: 'pointer',
		'&:has(:checked)': { borderColor: 'ink', boxShadow: 'inset 0 0 0 1px {colors.ink}' },
	},
});

const Picture = chakra('img', { base: { maxHeight: '160px', maxWidth: 'full' } });

/** Both versions of a field, and the choice between them. */
export function DifferenceField({
	difference: { name, label, mine, theirs, kind },
	chosen,
	onChoose,
}: {
	difference: VersionDifference;
	chosen: ConflictChoice;
	onChoose: (choice: ConflictChoice) => void;
}) {
	const versionOptions: readonly (readonly [ConflictChoice, string])[] = [
		['mine', mine],
		['theirs', theirs],
	];
	const renderRadio = (choice: ConflictChoice) => (
		<input
			type="radio"
			name={`choice-${name}`}
			checked={chosen === choice}
			onChange={() => onChoose(choice)}
		/>
	);
	return (
		<Box as="fieldset" minWidth="0">
			<Box as="legend" textStyle="ui" fontWeight="strong" marginBottom="2">
				{label}
			</Box>
			<Box
				display="grid"
				gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
				gap="3"
			>
				{versionOptions.map(([choice, value]) => (
					<Option key={choice}>
						{renderRadio(choice)}
						<Box as="span" textStyle="label">
							{adminWords.compare[choice]}
						</Box>
						<Box
							gridColumn="2"
							maxHeight="320px"
							overflow="auto"
							textStyle="small"
							whiteSpace="pre-wrap"
							overflowWrap="anywhere"
							color={value ? 'ink' : 'muted'}
						>
							{kind === 'picture' && value ? (
								<Picture src={value} alt="" />
							) : (
								value || adminWords.compare.empty
							)}
						</Box>
					</Option>
				))}
			</Box>
			{kind === 'text' && (
				<Option marginTop="3">
					{renderRadio('both')}
					<Box as="span" textStyle="label">
						{adminWords.compare.both}
					</Box>
				</Option>
			)}
		</Box>
	);
}
