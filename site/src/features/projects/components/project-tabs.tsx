import { useNavigation, useSearchParams } from 'react-router-dom';
import { TabLinks } from '../../../ui/tab-links';
import { filterOf, filters } from '../filters';

/** The choices above a list of projects; `to` is the address of one, given its search part. */
export function ProjectTabs({ to }: { to: (search: string) => string }) {
	const [search] = useSearchParams();
	const coming = useNavigation().location;
	const current = filterOf(coming ? new URLSearchParams(coming.search) : search);
	return (
		<TabLinks
			label="Show projects"
			tabs={filters.map((filter) => ({
				label: filter.label,
				to: to(filter.search),
				isCurrent: filter === current,
			}))}
		/>
	);
}
