import { sitePaths } from '../config/paths';
import { Achievements } from '../features/about/components/achievements';
import { Introduction } from '../features/about/components/introduction';
import { PageHead } from '../features/seo/components/page-head';
import { skillsQuery } from '../features/skills/api/list-skills';
import { Skills } from '../features/skills/components/skills';
import { type EnsureQueries, loadInBrowser, loadOnServer } from '../lib/query';
import { sectionOf } from '../lib/site/sections';
import { useSite } from '../lib/site/use-site';
import { useWords } from '../lib/words/use-words';
import { CallToAction } from '../ui/call-to-action';

const ensureQueries: EnsureQueries = (client) => [client.ensureQueryData(skillsQuery())];

export const loader = () => loadOnServer(ensureQueries);
export const clientLoader = () => loadInBrowser(ensureQueries);

export default function About() {
	const { t } = useWords();
	const site = useSite();
	return (
		<>
			<PageHead title={t('About me')} description={site.aboutText} path={sitePaths.about.at()} />
			<Introduction content={site} hireMe={sitePaths.contact.at()} />
			{site.published.skills && <Skills heading={sectionOf(site, 'skills')} />}
			<Achievements achievements={site.achievements} />
			<CallToAction
				text={sectionOf(site, 'contact').title}
				note={site.contactHours}
				to={sitePaths.contact.at()}
			/>
		</>
	);
}
