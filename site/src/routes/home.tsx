import { paths } from '../config/paths';
import { Banner } from '../features/banner/components/banner';
import { latestPostsQuery } from '../features/blog/api/list-latest-posts';
import { contactForm } from '../features/contact/api/send-message';
import { newsletterForm } from '../features/newsletter/api/subscribe';
import { latestProjectsQuery } from '../features/projects/api/list-projects';
import { reviewsQuery } from '../features/reviews/api/list-reviews';
import { servicesQuery } from '../features/services/api/list-services';
import { HomeHead } from '../features/site-setting/components/home-head';
import { useSite } from '../features/site-setting/use-site';
import { skillsQuery } from '../features/skills/api/list-skills';
import { later } from '../lib/document/later';
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

const BelowFirstScreen = later('home sections', '#teasers', () => import('./home-sections'));

export default function Home({ actionData: posted }: Route.ComponentProps) {
	const site = useSite();
	return (
		<>
			<HomeHead />
			<Banner content={site} hireMe={paths.contact.at()} />
			<BelowFirstScreen site={site} posted={posted} />
		</>
	);
}
