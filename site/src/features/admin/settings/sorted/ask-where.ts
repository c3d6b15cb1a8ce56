import { groupsOf, type SortedList } from '@sumu/contract';
import { formatCount } from '../../ui/english';

const sortedListTexts = {
	categories: { entry: 'project', none: 'Into no category' },
	skillGroups: { entry: 'skill', none: null },
} as const satisfies Record<SortedList, { entry: string; none: string | null }>;

/** Choices for the entries of a removed name: for projects, no category first; for skills, the last group first. */
function choicesIn(list: SortedList, others: readonly string[]) {
	const { none } = sortedListTexts[list];
	if (none !== null) return new Map([['', none], ...others.map((name) => [name, name] as const)]);
	const groups = groupsOf({ skillGroups: others }).toReversed();
	return new Map(groups.map((name) => [name, name]));
}

/**
 * Asks where the entries of a removed name should go.
 * @returns the other name, '' for none; null if the name is not to be removed
 */
export async function askWhere(
	list: SortedList,
	name: string,
	count: number,
	others: readonly string[],
): Promise<string | null> {
	const { alertMixin } = await import('../../../../ui/alerts/swal');
	const { entry } = sortedListTexts[list];
	const { isConfirmed, value } = await alertMixin.fire<string>({
		icon: 'warning',
		title: `${formatCount(count, entry)} ${count === 1 ? 'is' : 'are'} sorted into “${name}”`,
		input: 'select',
		inputLabel: `Where ${count === 1 ? 'it goes' : 'they go'} once you save`,
		inputOptions: choicesIn(list, others),
		showCancelButton: true,
		confirmButtonText: 'Take it out',
		cancelButtonText: 'Cancel',
	});
	return isConfirmed ? (value ?? '') : null;
}
