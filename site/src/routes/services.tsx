import { useSuspenseQuery } from '@tanstack/react-query';
import { sitePaths } from '../config/paths';
import { TeaserTable } from '../features/home/components/teaser-table';
import { latestReviewQuery } from '../features/reviews/api/list-reviews';
import { Quote } from '../features/reviews/components/quote';
import { ServicesHead } from '../features/seo/components/services-head';
import { servicesQuery } from '../features/services/api/list-services';
import { ServicePage } from '../features/services/components/service-page';
import { type EnsureQueries, loadInBrowser, loadOnServer } from '../lib/query';
import { sectionOf } from '../lib/site/sections';
import { useSite } from '../lib/site/use-site';
import { CallToAction } from '../ui/call-to-action';

const ensureQueries: EnsureQueries = (client) => [
	client.ensureQueryData(servicesQuery()),
	client.ensureQueryData(latestReviewQuery()),
];

export const loader = () => loadOnServer(ensureQueries);
export const clientLoader = () => loadInBrowser(ensureQueries);

export default function Services() {
	const site = useSite();
	const { data: services } = useSuspenseQuery(servicesQuery());
	const intro = site.pages.services || sectionOf(site, 'services').text;
	return (
		<>
			<ServicesHead services={services} description={intro} />
			<ServicePage intro={intro} />
			<TeaserTable heading={sectionOf(site, 'teasers')} teasers={site.teasers} />
			<Quote heading={sectionOf(site, 'testimonials')} />
			<CallToAction
				text={sectionOf(site, 'contact').title}
				note={site.contactHours}
				to={sitePaths.contact.at()}
			/>
		</>
	);
}
