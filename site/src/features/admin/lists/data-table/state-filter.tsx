import { chakra } from '@chakra-ui/react';
import { type EntryState, entryStates } from '@sumu/contract';
import { control } from '../../../../theme/recipes';
import { words } from '../../words';

const Select = chakra('select', control);

/** Only rows of one state, or all. */
export const StateFilter = ({
	status,
	onChoose,
}: {
	status: EntryState | undefined;
	onChoose: (status: string) => void;
}) => (
	<Select
		aria-label={words.filter.label}
		value={status ?? ''}
		onChange={({ target }) => onChoose(target.value)}
		flex="1 1 160px"
		maxWidth={{ lg: '200px' }}
	>
		<option value="">{words.filter.all}</option>
		{entryStates.map((state) => (
			<option key={state} value={state}>
				{words.state[state]}
			</option>
		))}
	</Select>
);
