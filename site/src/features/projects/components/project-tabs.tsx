import { useNavigation, useSearchParams } from 'react-router-dom';
import { useWords } from '../../../lib/words/use-words';
import { TabLinks } from '../../../ui/tab-links';
import { filterOf, filters } from '../filters';

/** The choices above a list of projects; `to` is the address of one, given its search part. */
export function ProjectTabs({ to }: { to: (search: string) => string }) {
	const { say } = useWords();
	const [search] = useSearchParams();
	const coming = useNavigation().location;
	const current = filterOf(coming ? new URLSearchParams(coming.search) : search);
	return (
		<TabLinks
			label={say('Show projects')}
			tabs={filters.map((filter) => ({
				label: say(filter.label),
				to: to(filter.search),
				isCurrent: filter === current,
			}))}
		/>
	);
}
