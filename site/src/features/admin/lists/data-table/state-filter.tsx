import { chakra } from '@chakra-ui/react';
import { control } from '../../../../theme/recipes/control';
import { adminWords } from '../../words';

const Select = chakra('select', control);

/** Select that filters a list by status. */
export const StateFilter = ({
	states,
	status,
	onChoose,
}: {
	/** Labels by status. */
	states: Readonly<Record<string, string>>;
	status: string | undefined;
	onChoose: (status: string) => void;
}) => (
	<Select
		aria-label={adminWords.filter.label}
		value={status ?? ''}
		onChange={({ target }) => onChoose(target.value)}
		flex="1 1 160px"
		maxWidth={{ lg: '200px' }}
	>
		<option value="">{adminWords.filter.all}</option>
		{Object.entries(states).map(([state, word]) => (
			<option key={state} value={state}>
				{word}
			</option>
		))}
	</Select>
);
