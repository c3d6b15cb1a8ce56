import type { SiteSetting } from '@sumu/contract';
import { paths } from '../config/paths';
import { About } from '../features/about/components/about';
import { LatestPosts } from '../features/blog/components/latest-posts';
import { Contact } from '../features/contact/components/contact';
import { Newsletter } from '../features/home/components/newsletter';
import { Statistics } from '../features/home/components/statistics';
import { Teasers } from '../features/home/components/teasers';
import { Timeline } from '../features/home/components/timeline';
import { LatestProjects } from '../features/projects/components/latest-projects';
import { Reviews } from '../features/reviews/components/reviews';
import { Services } from '../features/services/components/services';
import { Skills } from '../features/skills/components/skills';
import type { Posted } from '../lib/forms/posted';
import { QueryProvider } from '../lib/query';

const blogLinks = {
	list: paths.blogs.at(),
	post: paths.blog.at,
};

/** Home below its banner. */
export default function HomeSections({
	site,
	posted,
}: {
	site: SiteSetting;
	posted: Posted | undefined;
}) {
	const { sections } = site;
	return (
		<QueryProvider>
			<Teasers number="01" content={site} />
			<About content={site} aboutPage={paths.about.at()} />
			<LatestProjects number="03" title={sections.projects.title} intro={sections.projects.text} />
			<Skills number="04" heading={sections.skills} />
			<Timeline number="05" content={site.development} />
			<Services heading={sections.services} />
			<Reviews heading={sections.testimonials} />
			<LatestPosts heading={sections.blog} links={blogLinks} />
			<Statistics statistics={site.statistics}>
				<Newsletter title={site.newsletterTitle} posted={posted} />
			</Statistics>
			<Contact heading={sections.contact} hours={site.contactHours} posted={posted} />
		</QueryProvider>
	);
}
