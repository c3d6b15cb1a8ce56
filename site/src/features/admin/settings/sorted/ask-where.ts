import { groupsOf, type SortedList } from '@sumu/contract';
import { counted } from '../../ui/english';

const lists = {
	categories: { entry: 'project', none: 'Into no category' },
	skillGroups: { entry: 'skill', none: null },
} as const satisfies Record<SortedList, { entry: string; none: string | null }>;

/** What an entry may be sorted into once a name is out: into none first, where it may; of groups the last first. */
function choicesIn(list: SortedList, others: readonly string[]) {
	const { none } = lists[list];
	if (none !== null) return new Map([['', none], ...others.map((name) => [name, name] as const)]);
	const groups = groupsOf({ skillGroups: others }).toReversed();
	return new Map(groups.map((name) => [name, name]));
}

/**
 * Says what is sorted into a name that is to be taken out, and asks where it goes.
 * @returns the other name, '' for none; null where it stays after all
 */
export async function askWhere(
	list: SortedList,
	name: string,
	count: number,
	others: readonly string[],
): Promise<string | null> {
	const { alertMixin } = await import('../../../../ui/alerts/swal');
	const { entry } = lists[list];
	const { isConfirmed, value } = await alertMixin.fire<string>({
		icon: 'warning',
		title: `${counted(count, entry)} ${count === 1 ? 'is' : 'are'} sorted into “${name}”`,
		input: 'select',
		inputLabel: `Where ${count === 1 ? 'it goes' : 'they go'} once you save`,
		inputOptions: choicesIn(list, others),
		showCancelButton: true,
		confirmButtonText: 'Take it out',
		cancelButtonText: 'Cancel',
	});
	return isConfirmed ? (value ?? '') : null;
}
