import { Box, chakra } from '@chakra-ui/react';
import { words } from '../words';
import type { Choice, Difference } from './difference';

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
	difference: Difference;
	chosen: Choice;
	onChoose: (choice: Choice) => void;
}) {
	const versions: readonly (readonly [Choice, string])[] = [
		['mine', mine],
		['theirs', theirs],
	];
	const radio = (choice: Choice) => (
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
				{versions.map(([choice, value]) => (
					<Option key={choice}>
						{radio(choice)}
						<Box as="span" textStyle="label">
							{words.compare[choice]}
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
								value || words.compare.empty
							)}
						</Box>
					</Option>
				))}
			</Box>
			{kind === 'text' && (
				<Option marginTop="3">
					{radio('both')}
					<Box as="span" textStyle="label">
						{words.compare.both}
					</Box>
				</Option>
			)}
		</Box>
	);
}
