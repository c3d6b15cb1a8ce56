import { Select } from '../../ui/select';
import { adminWords } from '../../words';

/** Select that filters a list by status or kind. */
export const StateFilter = ({
	label = adminWords.filter.label,
	all = adminWords.filter.all,
	states,
	status,
	onChoose,
}: {
	label?: string;
	/** Label of the choice that does not filter. */
	all?: string;
	/** Labels by status. */
	states: Readonly<Record<string, string>>;
	status: string | undefined;
	onChoose: (status: string) => void;
}) => (
	<Select
		aria-label={label}
		value={status ?? ''}
		onChange={({ target }) => onChoose(target.value)}
		flex="1 1 auto"
		maxWidth={{ lg: '200px' }}
	>
		<option value="">{all}</option>
		{Object.entries(states).map(([state, word]) => (
			<option key={state} value={state}>
				{word}
			</option>
		))}
	</Select>
);
