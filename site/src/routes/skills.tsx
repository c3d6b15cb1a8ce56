import { sitePaths } from '../config/paths';
import { Timeline } from '../features/home/components/timeline';
import { PageHead } from '../features/seo/components/page-head';
import { skillsQuery } from '../features/skills/api/list-skills';
import { SkillPage } from '../features/skills/components/skill-page';
import { type EnsureQueries, loadInBrowser, loadOnServer } from '../lib/query';
import { sectionOf, shownSections } from '../lib/site/sections';
import { useSite } from '../lib/site/use-site';
import { useWords } from '../lib/words/use-words';
import { CallToAction } from '../ui/call-to-action';

const ensureQueries: EnsureQueries = (client) => [client.ensureQueryData(skillsQuery())];

export const loader = () => loadOnServer(ensureQueries);
export const clientLoader = () => loadInBrowser(ensureQueries);

export default function Skills() {
	const { t } = useWords();
	const site = useSite();
	const intro = site.pages.skills || sectionOf(site, 'skills').text;
	const visibleSectionKeys = shownSections(site).map(({ key }) => key);
	return (
		<>
			<PageHead title={t('Skills')} description={intro} path={sitePaths.skills.at()} />
			<SkillPage intro={intro} />
			{visibleSectionKeys.includes('development') && (
				<Timeline heading={sectionOf(site, 'development')} content={site.development} />
			)}
			{visibleSectionKeys.includes('services') && (
				<CallToAction
					text={sectionOf(site, 'services').title}
					note={site.pages.services}
					to={sitePaths.services.at()}
				/>
			)}
		</>
	);
}
