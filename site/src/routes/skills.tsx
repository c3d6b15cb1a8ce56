import { paths } from '../config/paths';
import { Timeline } from '../features/home/components/timeline';
import { PageHead } from '../features/seo/components/page-head';
import { skillsQuery } from '../features/skills/api/list-skills';
import { SkillPage } from '../features/skills/components/skill-page';
import { loadInBrowser, loadOnServer, type Reads } from '../lib/query';
import { useSite } from '../lib/site/use-site';
import { useWords } from '../lib/words/use-words';
import { CallToAction } from '../ui/call-to-action';

const reads: Reads = (client) => [client.ensureQueryData(skillsQuery())];

export const loader = () => loadOnServer(reads);
export const clientLoader = () => loadInBrowser(reads);

export default function Skills() {
	const { say } = useWords();
	const { sections, pages, development } = useSite();
	const intro = pages.skills || sections.skills.text;
	return (
		<>
			<PageHead title={say('Skills')} description={intro} path={paths.skills.at()} />
			<SkillPage intro={intro} />
			<Timeline number="06" content={development} />
			<CallToAction text={sections.services.title} note={pages.services} to={paths.services.at()} />
		</>
	);
}
