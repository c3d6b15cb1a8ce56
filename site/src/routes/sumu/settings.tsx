import type { Site } from '@sumu/contract';
import { paths } from '../../config/paths';
import { About } from '../../features/about/components/about';
import { DemoContent } from '../../features/admin/demo/demo-content';
import { SearchResult } from '../../features/admin/settings/components/search-result';
import { SettingsScreen } from '../../features/admin/settings/components/settings-screen';
import { Banner } from '../../features/home/components/banner';
import { Statistics } from '../../features/home/components/statistics';
import { Teasers } from '../../features/home/components/teasers';
import { Timeline } from '../../features/home/components/timeline';
import { sectionOf } from '../../lib/site/sections';

const page = (site: Site) => (
	<>
		<Banner content={site} hireMe={paths.contact.at()} />
		<Teasers number="01" heading={sectionOf(site, 'teasers')} teasers={site.teasers} />
		<About number="02" heading={sectionOf(site, 'about')} content={site} />
		<Timeline number="05" heading={sectionOf(site, 'development')} content={site.development} />
		<Statistics statistics={site.statistics}>{null}</Statistics>
		<SearchResult seo={site.seo} ownerName={site.ownerName} />
	</>
);

export default function Settings() {
	return (
		<>
			<SettingsScreen preview={page} />
			<DemoContent />
		</>
	);
}
