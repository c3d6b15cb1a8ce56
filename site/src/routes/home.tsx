import { paths } from '../config/paths';
import { About } from '../features/about/components/about';
import { Banner } from '../features/banner/components/banner';
import { latestPostsQuery } from '../features/blog/api/list-latest-posts';
import { LatestPosts } from '../features/blog/components/latest-posts';
import { contactForm } from '../features/contact/api/send-message';
import { Contact } from '../features/contact/components/contact';
import { Development } from '../features/development/components/development';
import { newsletterForm } from '../features/newsletter/api/subscribe';
import { Newsletter } from '../features/newsletter/components/newsletter';
import { latestProjectsQuery } from '../features/projects/api/list-projects';
import { LatestProjects } from '../features/projects/components/latest-projects';
import { reviewsQuery } from '../features/reviews/api/list-reviews';
import { Reviews } from '../features/reviews/components/reviews';
import { servicesQuery } from '../features/services/api/list-services';
import { Services } from '../features/services/components/services';
import { HomeHead } from '../features/site-setting/components/home-head';
import { useSite } from '../features/site-setting/use-site';
import { skillsQuery } from '../features/skills/api/list-skills';
import { Skills } from '../features/skills/components/skills';
import { Statistics } from '../features/statistics/components/statistics';
import { Teasers } from '../features/teasers/components/teasers';
import { answerForms } from '../lib/forms/answer-forms.server';
import { loadInBrowser, loadOnServer, type Reads } from '../lib/query';
import type { Route } from './+types/home';

type Asked = { request: Request };

const reads =
	(request: Request): Reads =>
	(client) => [
		client.ensureQueryData(latestProjectsQuery(new URL(request.url).searchParams)),
		client.ensureQueryData(skillsQuery()),
		client.ensureQueryData(servicesQuery()),
		client.ensureQueryData(reviewsQuery()),
		client.ensureQueryData(latestPostsQuery()),
	];

export const loader = ({ request }: Asked) => loadOnServer(reads(request));
export const clientLoader = ({ request }: Asked) => loadInBrowser(reads(request));

/** Where the forms of the page go without scripts. */
export const action = ({ request }: Asked) => answerForms([contactForm, newsletterForm], request);

const blogLinks = {
	list: paths.blogs.at(),
	post: paths.blog.at,
};

export default function Home({ actionData: posted }: Route.ComponentProps) {
	const site = useSite();
	const { sections } = site;
	return (
		<>
			<HomeHead />
			<Banner content={site} hireMe={paths.contact.at()} />
			<Teasers number="01" content={site} />
			<About content={site} aboutPage={paths.about.at()} />
			<LatestProjects number="03" title={sections.projects.title} intro={sections.projects.text} />
			<Skills number="04" heading={sections.skills} />
			<Development number="05" content={site.development} />
			<Services heading={sections.services} />
			<Reviews heading={sections.testimonials} />
			<LatestPosts heading={sections.blog} links={blogLinks} />
			<Statistics statistics={site.statistics}>
				<Newsletter title={site.newsletterTitle} posted={posted} />
			</Statistics>
			<Contact heading={sections.contact} hours={site.contactHours} posted={posted} />
		</>
	);
}
