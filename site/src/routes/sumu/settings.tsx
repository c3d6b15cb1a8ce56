import type { Site } from '@sumu/contract';
import { paths } from '../../config/paths';
import { About } from '../../features/about/components/about';
import { Banner } from '../../features/banner/components/banner';
import { Development } from '../../features/development/components/development';
import { SearchResult } from '../../features/settings/components/search-result';
import { SettingsScreen } from '../../features/settings/components/settings-screen';
import { Statistics } from '../../features/statistics/components/statistics';
import { Teasers } from '../../features/teasers/components/teasers';

const page = (site: Site) => (
	<>
		<Banner content={site} hireMe={paths.contact.at()} />
		<Teasers number="01" content={site} />
		<About content={site} />
		<Development number="05" content={site.development} />
		<Statistics statistics={site.statistics}>{null}</Statistics>
		<SearchResult seo={site.seo} ownerName={site.ownerName} />
	</>
);

export default function Settings() {
	return <SettingsScreen preview={page} />;
}
