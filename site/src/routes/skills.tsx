import { paths } from '../config/paths';
import { Timeline } from '../features/home/components/timeline';
import { PageHead } from '../features/seo/components/page-head';
import { skillsQuery } from '../features/skills/api/list-skills';
import { SkillPage } from '../features/skills/components/skill-page';
import { loadInBrowser, loadOnServer, type Reads } from '../lib/query';
import { sectionOf, shownSections } from '../lib/site/sections';
import { useSite } from '../lib/site/use-site';
import { useWords } from '../lib/words/use-words';
import { CallToAction } from '../ui/call-to-action';

const reads: Reads = (client) => [client.ensureQueryData(skillsQuery())];

export const loader = () => loadOnServer(reads);
export const clientLoader = () => loadInBrowser(reads);

export default function Skills() {
	const { say } = useWords();
	const site = useSite();
	const intro = site.pages.skills || sectionOf(site, 'skills').text;
	const shown = shownSections(site).map(({ key }) => key);
	return (
		<>
			<PageHead title={say('Skills')} description={intro} path={paths.skills.at()} />
			<SkillPage intro={intro} />
			{shown.includes('development') && (
				<Timeline heading={sectionOf(site, 'development')} content={site.development} />
			)}
			{shown.includes('services') && (
				<CallToAction
					text={sectionOf(site, 'services').title}
					note={site.pages.services}
					to={paths.services.at()}
				/>
			)}
		</>
	);
}
