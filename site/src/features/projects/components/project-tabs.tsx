import { useNavigation, useSearchParams } from 'react-router-dom';
import { useSite } from '../../../lib/site/use-site';
import { useWords } from '../../../lib/words/use-words';
import { TabLinks } from '../../../ui/tab-links';
import { allProjectsFilter, filterFor, filterOf, recentProjectsFilter } from '../filters';

/** Project filters; `to` returns the address of a filter from its query string. */
export function ProjectTabs({ to }: { to: (search: string) => string }) {
	const { t } = useWords();
	const { shownCategories } = useSite();
	const [search] = useSearchParams();
	const nextLocation = useNavigation().location;
	const current = filterOf(nextLocation ? new URLSearchParams(nextLocation.search) : search);
	return (
		<TabLinks
			label={t('Show projects')}
			tabs={[
				{ label: t('All'), filter: allProjectsFilter },
				{ label: t('Recently'), filter: recentProjectsFilter },
				...shownCategories.map((name) => ({ label: name, filter: filterFor(name) })),
			].map(({ label, filter }) => ({
				label,
				to: to(filter.search),
				isCurrent: filter.search === current.search,
			}))}
		/>
	);
}
